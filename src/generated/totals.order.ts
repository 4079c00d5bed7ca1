// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "days": {
    "day": null,
    "at": null,
    "listings": null,
    "endpoints": null,
    "statuses": null,
    "eras": null,
    "versions": null,
    "auth": null,
    "grades": null,
    "cards": null,
    "rules": null,
    "cards_at": null
  }
} as const;
