// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "servers": {
    "name": null,
    "why": null,
    "title": null,
    "description": null,
    "version": null,
    "transport": null,
    "endpoint": null,
    "repository": null,
    "website": null,
    "official": null,
    "tools": null,
    "added_at": null
  }
} as const;
