import type { Schema } from './schema.ts';

/** One document of the API, or a family of them: what the OpenAPI file and the page about the API say of it. */
export interface Described {
  /** Relative to the site, with `{name}` for a part that varies. */
  path: string;
  /** Of the operation, for programs that are made from the OpenAPI file. */
  id: string;
  summary: string;
  description?: string;
  /** What stands for each `{name}` of the path. */
  parameters?: Record<string, { description: string; example: string }>;
  /** Of the answer; JSON unless given. */
  type?: string;
  /** Of a JSON document. */
  schema?: Schema;
  /** Components that the schema refers to. */
  components?: Record<string, Schema>;
}
