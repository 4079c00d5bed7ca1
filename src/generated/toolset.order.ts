// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "name": null,
  "endpoint": null,
  "read_under": {
    "era": null,
    "protocol_version": null,
    "client_capabilities": null,
    "auth": null
  },
  "tools": null
} as const;
