// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * All that a model may answer when it is asked about a server's texts: places for a person to look at, none of its own words.
 */
export interface ModelNote {
  flags: ModelFlag[];
}
/**
 * This interface was referenced by `ModelNote`'s JSON-Schema
 * via the `definition` "ModelFlag".
 */
export interface ModelFlag {
  /**
   * The path of a text that was asked about.
   */
  where: string;
  kind: 'orders' | 'leak' | 'credentials' | 'steering' | 'deception';
}
