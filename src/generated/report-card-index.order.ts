// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "parts": null,
  "servers": {
    "first_read": null,
    "opens_on": null,
    "last_read": null,
    "toolset": {
      "digest": null,
      "conditions": null
    },
    "pending": {
      "rule": null,
      "place": null,
      "since": null
    },
    "confirmed": {
      "rule": null,
      "place": null,
      "since": null
    }
  }
} as const;
