// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "part": {
    "schema_version": null,
    "kind": null,
    "shard": null,
    "run": null,
    "plan": null
  },
  "probe": {
    "endpoint": null,
    "status": null,
    "reason": null,
    "sample": null,
    "listings": {
      "name": null,
      "state": null
    }
  },
  "toolset": null,
  "cards": {
    "listings": {
      "name": null,
      "entry": null,
      "card": null
    }
  },
  "end": {
    "outcome": null,
    "why": null,
    "duration_ms": null,
    "reads": null,
    "second_reads": null,
    "left_hosts": {
      "host": null,
      "unread": null,
      "not_repeated": null
    },
    "failed_reads": {
      "endpoint": null,
      "message": null
    },
    "toolsets_too_large": null,
    "targets": null,
    "read": null,
    "failed": null,
    "left": null,
    "unopened": null,
    "records_kept": null
  }
} as const;
