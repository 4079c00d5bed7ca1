// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "claims": {
    "listing": null,
    "github": null,
    "host": null,
    "proof": null,
    "since": null,
    "checked_at": null,
    "opens_early": null,
    "missed": {
      "since": null,
      "last": null,
      "gone": null,
      "unclear": null,
      "reason": null
    }
  },
  "withdrawn": {
    "listing": null,
    "github": null,
    "host": null,
    "proof": null,
    "since": null,
    "withdrawn_at": null,
    "reason": null
  }
} as const;
