// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "endpoint": null,
  "checked_at": null,
  "expires_at": null,
  "signed": null,
  "requests": null,
  "rows": {
    "check": null,
    "group": null,
    "state": null,
    "reason": {
      "key": null,
      "params": null
    },
    "detail": {
      "text": null
    }
  },
  "counts": {
    "observed": null,
    "not_checked": null
  },
  "fingerprints": {
    "toolset": null,
    "schema": null
  }
} as const;
