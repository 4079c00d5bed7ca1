import { CHECKS } from '../../src/judge/checkup/index.ts';
import {
  CHECKUP_REQUESTS,
  CHECKUP_REQUESTS_PAGED,
  CHECKUP_TIME_MS,
} from '../../src/observation/checkup/budget.ts';
import { jsonDocument } from '../../src/render/json.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { handshakeMethod } from '../view/handshake-method.ts';
import { reportCardMethod } from '../view/report-card-method.ts';
import type { Write } from './writer.ts';

/** The methods as JSON. */
export function writeMethods(site: Site, write: Write): void {
  write(PATHS.handshakeMethodJson, jsonDocument(handshakeMethod(site)));
  write(PATHS.reportCardMethodJson, jsonDocument(reportCardMethod(site)));
  write(PATHS.checkupMethodJson, jsonDocument(checkupMethod(site)));
}

function checkupMethod(site: Site) {
  return {
    name: 'Roll Call checkups',
    states: ['VERIFIED', 'FAILED', 'OBSERVED_RISK', 'UNVERIFIED'],
    requests: { most: CHECKUP_REQUESTS, most_when_paged: CHECKUP_REQUESTS_PAGED },
    seconds: CHECKUP_TIME_MS / 1000,
    expires_after_hours: 24,
    checks: CHECKS.map(({ id, group, title, looks_at, how, cannot_tell }) => ({
      check: id,
      group,
      title,
      looks_at,
      how,
      cannot_tell,
    })),
    url: absolute(site.place, PATHS.checkupMethod),
  };
}
