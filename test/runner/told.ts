/** What a run of act tells, line by line, put in order. */
export interface Told {
  /** What each job ended with, by its id; of a matrix, `failure` where one of its jobs failed. */
  jobs: Record<string, 'success' | 'failure'>;
  /** All that steps printed and act said. */
  output: string;
  /** Job summaries, one after the other. */
  summary: string;
}

interface Line {
  msg?: string;
  jobID?: string;
  jobResult?: 'success' | 'failure';
}

const SUMMARY = /⚙ {2}Summary - (.*)$/s;

/** Reads what `act --json` printed; a line that is none is taken as it is. */
export function toldBy(printed: string): Told {
  const told: Told = { jobs: {}, output: '', summary: '' };
  for (const text of printed.split('\n')) {
    const line = parsed(text);
    const message = (line.msg ?? text).replace(/\n$/, '');
    told.output += `${message}\n`;
    told.summary += SUMMARY.exec(message)?.[1] ?? '';
    if (line.jobID === undefined || line.jobResult === undefined) continue;
    if (told.jobs[line.jobID] !== 'failure') told.jobs[line.jobID] = line.jobResult;
  }
  return told;
}

function parsed(text: string): Line {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
