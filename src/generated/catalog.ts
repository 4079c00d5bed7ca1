// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * What is listed: data/catalog.json. Records are sorted by name; a file in parts has `parts` instead of `servers`.
 */
export interface Catalog {
  schema_version: 1;
  source: {
    /**
     * The list that was pulled.
     */
    registry: string;
    pulled_at: string;
    pages: number;
    rows: number;
    /**
     * Rows that are not listed because they could not be read.
     */
    rejected: number;
  };
  /**
   * Files beside this one, each `{schema_version, servers}`, that together hold the records.
   */
  parts?: string[];
  servers?: Listing[];
}
/**
 * This interface was referenced by `Catalog`'s JSON-Schema
 * via the `definition` "Listing".
 */
export interface Listing {
  name: string;
  title?: string;
  description: string;
  version: string;
  status: 'active' | 'deprecated';
  status_message?: string;
  /**
   * `local` occurs only in listings that curated.json made or changed.
   */
  transport: 'http' | 'sse' | 'stdio' | 'local' | 'unknown';
  /**
   * The first probeable streamable-http remote, else the first probeable sse one.
   */
  endpoint?: string;
  remotes: Remote[];
  packages: Package[];
  repository?: string;
  website?: string;
  published_at: string | null;
  updated_at: string | null;
  source: 'registry' | 'manual';
  /**
   * A vendor's own server, checked by a person: set only by curated.json.
   */
  official?: boolean;
  /**
   * Names claimed by the publisher or a curated entry, never read live.
   */
  tools?: string[];
}
/**
 * This interface was referenced by `Catalog`'s JSON-Schema
 * via the `definition` "Remote".
 */
export interface Remote {
  /**
   * http = streamable-http.
   */
  type: 'http' | 'sse' | 'unknown';
  /**
   * As a client would use it: template variables with a default are filled in.
   */
  url: string;
  probeable: boolean;
  why_not?: 'template' | 'not_http' | 'not_a_url' | 'duplicate' | 'unknown_type';
  /**
   * The registry row declares a required header without a value: a bare probe normally meets a gate.
   */
  requires_header?: boolean;
  /**
   * Headers that the row declares, required or not.
   */
  headers?: Input[];
}
/**
 * This interface was referenced by `Catalog`'s JSON-Schema
 * via the `definition` "Input".
 */
export interface Input {
  name: string;
  /**
   * The publisher's words; `{name}` stands for a value of the user's own.
   */
  value?: string;
  required?: true;
  secret?: true;
}
/**
 * This interface was referenced by `Catalog`'s JSON-Schema
 * via the `definition` "Package".
 */
export interface Package {
  type: string;
  identifier: string;
  version?: string;
  /**
   * As the row spells it; only where it is not stdio.
   */
  transport?: string;
  /**
   * What it is started with; `<name>` stands for a value of the user's own.
   */
  arguments?: string[];
  /**
   * Required variables of the environment.
   */
  env?: Input[];
}
