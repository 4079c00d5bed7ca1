import type { Check, Refused } from './check/answer.ts';
import { element } from './check/element.ts';
import { moment, resultOf } from './check/result.ts';

const LOST = 'The connection to the service was lost. The page of the result may still have it.';
const UNREACHABLE = 'The service did not answer. Please try again in a while.';

/** The check box: sends the address, tells what is asked while the checkup runs, and shows its rows. */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const service = form.getAttribute('action') ?? '';
  const said = element('p', { role: 'status' });
  const out = element('div', {});
  form.after(said, out);
  let current = new AbortController();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    current.abort();
    current = new AbortController();
    out.replaceChildren();
    const { signal } = current;
    const url = String(new FormData(form).get('url') ?? '').trim();
    run(url, signal).catch(() => {
      if (!signal.aborted) say(UNREACHABLE);
    });
  });

  async function run(url: string, signal: AbortSignal): Promise<void> {
    say('Asking for a check …');
    const response = await fetch(service, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
      signal,
    });
    const answer: Check | Refused = await response.json();
    if ('error' in answer) say(answer.error.message + again(response.headers));
    else if (answer.state === 'done') show(answer);
    else follow(answer, signal);
  }

  function follow(check: Check, signal: AbortSignal): void {
    const page = element('a', { href: at(check.page) }, 'The page of this check');
    out.replaceChildren(element('p', {}, page));
    say(check.told);
    const events = new EventSource(at(check.events ?? check.page));
    signal.addEventListener('abort', () => events.close());
    const heard = ({ data }: MessageEvent<string>): Check => ({ ...check, ...JSON.parse(data) });
    events.addEventListener('progress', (event) => say(heard(event).told));
    events.addEventListener('end', (event) => {
      events.close();
      const last = heard(event);
      if (last.state === 'done') show(last);
      else say(last.told);
    });
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) say(LOST);
    });
  }

  function show(check: Check): void {
    const { counts, stored, checked_at: checked = '', next_check_at: next } = check;
    say(
      stored
        ? `This is the stored observation, made ${moment(checked)}. The next check of this host may be made from ${moment(next)} on.`
        : `Done: ${counts?.observed} checks were observed, ${counts?.not_checked} were not.`,
    );
    out.replaceChildren(...resultOf(check, at(check.page)));
  }

  function say(text: string): void {
    said.textContent = text;
  }

  /** An address of the service. */
  function at(path: string): string {
    return new URL(path, service).href;
  }
}

/** When it is worth trying again, where that was said. */
function again(headers: Headers): string {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0)) return '';
  const from = new Date(Date.now() + seconds * 1000);
  return ` Try again from ${moment(from.toISOString())} on.`;
}
