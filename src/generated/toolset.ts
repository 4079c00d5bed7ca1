// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * The tools last read live from one listing's endpoint: data/toolsets/<slug>.json. Rewritten only when the toolset changed.
 */
export interface Toolset {
  schema_version: 1;
  name: string;
  endpoint: string;
  read_under: {
    era: 'modern' | 'streamable' | 'sse';
    protocol_version: string | null;
    client_capabilities: {
      [k: string]: unknown;
    };
    auth: 'none';
  };
  /**
   * Items: As the server sent it, members in a fixed order.
   */
  tools: unknown[];
}
