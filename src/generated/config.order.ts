// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "site_url": null,
  "repository_url": null,
  "service_url": null,
  "contact": null,
  "registry_url": null,
  "client_name": null,
  "probe": {
    "concurrency": null,
    "per_host": null,
    "host_gap_ms": null,
    "host_timeouts_in_a_row": null,
    "shards": null
  },
  "sync": {
    "smallest_share": null,
    "ordinary": {
      "few": null,
      "removed_share": null,
      "moved_share": null,
      "added_share": null,
      "deprecated_share": null,
      "rewritten_share": null,
      "one_namespace": null,
      "one_publisher_share": null,
      "one_host": null,
      "one_host_in_28_days": null,
      "one_description": null
    }
  },
  "health": {
    "probe_hours": null,
    "sync_days": null
  },
  "canaries": null
} as const;
