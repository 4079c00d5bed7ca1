// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * The tools of one server as somebody approved of them: what a checkup compares with. The fingerprints are those of the tools beside them.
 */
export interface Baseline {
  schema_version: 1;
  endpoint: string;
  /**
   * When the approved list was read.
   */
  approved_at: string;
  canonicalization: 'nfc-jcs/v1';
  projection: 'v1';
  fingerprints: {
    toolset: string;
    /**
     * null where a schema has no canonical form.
     */
    schema: string | null;
  };
  tools: {
    name: string;
    description?: string;
    /**
     * As the server sent it.
     */
    inputSchema?: unknown;
  }[];
}
