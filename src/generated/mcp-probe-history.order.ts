// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "columns": null,
  "parts": null,
  "servers": null
} as const;
