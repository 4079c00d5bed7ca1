// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "read": null,
  "endpoint": null,
  "declared_transport": null,
  "started_at": null,
  "duration_ms": null,
  "client": {
    "name": null,
    "version": null,
    "capabilities": null
  },
  "allow_private": null,
  "limits": {
    "time_ms": null,
    "requests": null,
    "response_bytes": null,
    "total_bytes": null,
    "hops": null,
    "events": null
  },
  "refused": null,
  "earlier_attempts": {
    "started_at": null,
    "outcome": null
  },
  "exchanges": {
    "step": null,
    "rung": null,
    "era": null,
    "method": null,
    "url": null,
    "rpc_method": null,
    "rpc_id": null,
    "cursor": null,
    "asked_for": null,
    "metadata": {
      "kind": null,
      "lead": null
    },
    "outcome": null,
    "detail": null,
    "status": null,
    "headers": null,
    "media_type": null,
    "body_form": null,
    "body_excerpt": null,
    "body": null,
    "bytes_wire": null,
    "bytes_decoded": null,
    "sent_ms": null,
    "first_byte_ms": null,
    "end_ms": null,
    "reply": null,
    "reply_form": null,
    "document": null,
    "reply_notes": null,
    "other_messages": {
      "kind": null,
      "method": null
    },
    "session": {
      "length": null,
      "dashes": null,
      "alphabet": null
    }
  },
  "connections": {
    "origin": null,
    "address": null,
    "tls": {
      "verified": null,
      "code": null,
      "protocol": null,
      "subject": null,
      "names": null,
      "issuer": null,
      "valid_from": null,
      "valid_to": null,
      "chain": null
    }
  }
} as const;
