// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "name": null,
  "checkups": {
    "at": null,
    "endpoint": null,
    "requests": null,
    "counts": {
      "observed": null,
      "not_checked": null
    },
    "rows": {
      "check": null,
      "state": null,
      "reason": null
    }
  }
} as const;
