import { virtualClock } from '../virtual-clock.ts';

/** A virtual clock for a run over real files: it stands still while one of them is read or written. */
export const filesClock = () =>
  virtualClock(() => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq')));
