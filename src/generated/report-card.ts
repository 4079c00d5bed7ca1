// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * One opened report card: data/report-cards/<slug>.json. Rewritten only when something on it changed; the dates of reads stand in the index.
 */
export interface ReportCard {
  schema_version: 1;
  name: string;
  endpoint: string;
  method_version: number;
  eras: {
    era: 'modern' | 'streamable' | 'sse';
    protocol_version: string;
  }[];
  score: number | null;
  grade: 'A' | 'B' | 'C' | 'D' | null;
  judged: {
    rules: number;
    of: number;
  };
  confirmed_stop: string[];
  /**
   * Stop rules that count as errors until a second read decides.
   */
  awaiting_second_read: string[];
  findings: CardFinding[];
  not_judged: {
    rule: string;
    reason: string;
  }[];
  not_read: {
    what: string;
    reason: string;
  }[];
}
/**
 * This interface was referenced by `ReportCard`'s JSON-Schema
 * via the `definition` "CardFinding".
 */
export interface CardFinding {
  rule: string;
  severity: 'error' | 'warning' | 'info';
  stop: boolean;
  text: string;
  fix: string;
  count: number;
  evidence: {
    where: string;
    text: string;
  }[];
}
