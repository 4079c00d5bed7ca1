// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * The overlay that people keep: data/curated.json. An entry whose name is in the registry adds to that listing; any other is a listing of its own.
 */
export interface Curated {
  schema_version: 1;
  servers: CuratedEntry[];
}
/**
 * This interface was referenced by `Curated`'s JSON-Schema
 * via the `definition` "CuratedEntry".
 */
export interface CuratedEntry {
  name: string;
  /**
   * Why this entry exists, for the next person who reads it.
   */
  why: string;
  title?: string;
  description?: string;
  version?: string;
  transport?: 'http' | 'sse' | 'stdio' | 'local' | 'unknown';
  endpoint?: string;
  repository?: string;
  website?: string;
  official?: boolean;
  tools?: string[];
  added_at?: string;
}
