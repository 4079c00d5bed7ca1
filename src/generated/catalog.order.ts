// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "source": {
    "registry": null,
    "pulled_at": null,
    "pages": null,
    "rows": null,
    "rejected": null
  },
  "parts": null,
  "servers": {
    "name": null,
    "title": null,
    "description": null,
    "version": null,
    "status": null,
    "status_message": null,
    "transport": null,
    "endpoint": null,
    "remotes": {
      "type": null,
      "url": null,
      "probeable": null,
      "why_not": null,
      "requires_header": null,
      "headers": {
        "name": null,
        "value": null,
        "required": null,
        "secret": null
      }
    },
    "packages": {
      "type": null,
      "identifier": null,
      "version": null,
      "transport": null,
      "arguments": null,
      "env": {
        "name": null,
        "value": null,
        "required": null,
        "secret": null
      }
    },
    "repository": null,
    "website": null,
    "published_at": null,
    "updated_at": null,
    "source": null,
    "official": null,
    "tools": null
  }
} as const;
