// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "endpoint": null,
  "approved_at": null,
  "canonicalization": null,
  "projection": null,
  "fingerprints": {
    "toolset": null,
    "schema": null
  },
  "tools": {
    "name": null,
    "description": null,
    "inputSchema": null
  }
} as const;
