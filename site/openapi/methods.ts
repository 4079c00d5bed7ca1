import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import { array, flag, link, object, oneOf, text, whole } from './schema.ts';

const coded = object({ code: text(), means: text() });
const labelled = object({ code: text(), label: text(), means: text() });

export const handshakeMethod: Described = {
  path: PATHS.handshakeMethodJson,
  id: 'handshakeMethod',
  summary: 'How the handshake is made, what it can find and how it is graded',
  schema: object({
    name: text(),
    protocol_version: text(),
    client_name: text(),
    timeout_ms: whole(),
    steps: array(text()),
    schedule: array(text()),
    probe_statuses: array(coded),
    reasons: array(coded),
    labels: object({
      status: array(labelled),
      auth: array(labelled),
      tool_source: array(labelled),
      surface: array(labelled),
    }),
    grade: object({
      points: array(object({ what: text(), points: whole() })),
      most: whole(),
      letters: array(object({ letter: text(), from: whole() })),
      fresh_days: whole(),
    }),
    uptime: object({
      days: whole(),
      least_days_with_samples: whole(),
      counts_as_up: array(text()),
    }),
    not_proved: array(text()),
    url: link(),
  }),
};

export const checkupMethod: Described = {
  path: PATHS.checkupMethodJson,
  id: 'checkupMethod',
  summary: 'The fifteen checks of the checkup',
  schema: object({
    name: text(),
    states: array(text()),
    requests: object({ most: whole(), most_when_paged: whole() }),
    seconds: whole(),
    expires_after_hours: whole(),
    checks: array(
      object({
        check: text(),
        group: text(),
        title: text(),
        looks_at: text(),
        how: text(),
        cannot_tell: text(),
      }),
    ),
    url: link(),
  }),
};

export const reportCardMethod: Described = {
  path: PATHS.reportCardMethodJson,
  id: 'reportCardMethod',
  summary: 'The rules of the report card, and its due process',
  schema: object({
    name: text(),
    method: text(),
    method_version: whole(),
    private_days: whole(),
    second_read_hours: whole(),
    stop_cap: whole(),
    weights: { type: 'object', additionalProperties: whole() },
    rules: array(
      object({
        rule: text(),
        severity: oneOf(['error', 'warning', 'info']),
        stop: flag(),
        text: text(),
        fix: text(),
        fires: text(),
        spares: text(),
      }),
    ),
    never_graded: array(text()),
    disputes: text(),
    corrections: array(
      object({ date: text(), server: text(), rule: text(), wrong: text(), changed: text() }),
    ),
    registry: link(),
    url: link(),
  }),
};
