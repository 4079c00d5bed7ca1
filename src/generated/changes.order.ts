// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "day": null,
  "changes": {
    "at": null,
    "name": null,
    "kind": null,
    "from": null,
    "to": null,
    "reason": null,
    "message": null,
    "added": null,
    "removed": null,
    "changed": {
      "name": null,
      "what": null
    },
    "more": null
  }
} as const;
