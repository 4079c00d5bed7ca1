/** What only has to be loaded once the first reply is there: the other reads, the judges, what they give. */
export { checkupExit } from '../../src/cli/checkup-outcome.ts';
export { judged } from '../../src/cli/handshake-outcome.ts';
export { reportExit } from '../../src/cli/report-outcome.ts';
export { judgeCheckup } from '../../src/judge/checkup/judge.ts';
export { judgeReport } from '../../src/judge/report-card/judge.ts';
export { readCheckup } from '../../src/reads/checkup.ts';
export { readReportTwice } from '../../src/reads/report-twice.ts';
export { checkupResult } from '../../src/render/checkup-result.ts';
export { handshakeResult } from '../../src/render/handshake-result.ts';
export { handshakeMembers } from '../../src/render/json.ts';
export { reportResult } from '../../src/render/report-result.ts';
export { isFailure } from '../../src/render/result.ts';
