// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "last_run": null,
  "validation": null,
  "parts": null,
  "servers": {
    "endpoint": null,
    "endpoint_status": null,
    "reason": null,
    "pending": {
      "status": null,
      "reason": null,
      "since": null
    },
    "http_status": null,
    "validation_method": null,
    "validated_at": null,
    "era": null,
    "protocol_version": null,
    "server_info": {
      "name": null,
      "title": null,
      "version": null
    },
    "tool_count": null,
    "toolset_fingerprint": null,
    "schema_fingerprint": null,
    "tools_read_at": null,
    "changed_at": null
  }
} as const;
