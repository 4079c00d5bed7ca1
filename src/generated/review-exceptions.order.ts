// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "exceptions": {
    "rule": null,
    "where": null,
    "reason": null,
    "since": null
  }
} as const;
