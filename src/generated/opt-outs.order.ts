// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "opt_outs": {
    "endpoint": null,
    "host": null,
    "name": null,
    "reason": null,
    "date": null
  }
} as const;
