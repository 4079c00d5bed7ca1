// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "corrections": {
    "date": null,
    "server": null,
    "rule": null,
    "wrong": null,
    "changed": null
  }
} as const;
