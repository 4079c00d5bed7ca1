// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "schema_version": null,
  "name": null,
  "endpoint": null,
  "method_version": null,
  "eras": {
    "era": null,
    "protocol_version": null
  },
  "score": null,
  "grade": null,
  "judged": {
    "rules": null,
    "of": null
  },
  "confirmed_stop": null,
  "awaiting_second_read": null,
  "findings": {
    "rule": null,
    "severity": null,
    "stop": null,
    "text": null,
    "fix": null,
    "count": null,
    "evidence": {
      "where": null,
      "text": null
    }
  },
  "not_judged": {
    "rule": null,
    "reason": null
  },
  "not_read": {
    "what": null,
    "reason": null
  }
} as const;
