// tsx scripts/gate.ts [--site DIR] [--data DIR] [--url URL] [--as-of TIME]: is a built site fit to be published?

import { HOST_LIMIT } from '../site/budget.ts';
import { gate } from '../site/gate/gate.ts';
import { gateReport, mayPass } from '../site/gate/report.ts';
import { Fault } from '../src/fault.ts';
import { siteSettings } from './site/settings.ts';

try {
  const { dataDir, siteDir, siteUrl, asOf } = await siteSettings('site');
  const result = await gate(siteDir, { dataDir, siteUrl, asOf });
  process.stdout.write(gateReport(result, HOST_LIMIT));
  if (!mayPass(result, HOST_LIMIT)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(`gate: ${error.message}`);
  process.exitCode = error.exitCode;
}
