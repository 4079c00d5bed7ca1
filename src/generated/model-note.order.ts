// Generated from data/schemas by `npm run generate`. Do not edit.
export default {
  "flags": {
    "where": null,
    "kind": null
  }
} as const;
