import { type Answer, answer, resultRows } from '../search/answer.ts';
import { nearWords } from '../search/near.ts';
import { Gone, type Index, openIndex } from './search/index-files.ts';
import { resultItem } from './search/result.ts';

/** So many results at a time, and beside a page of something else. */
const AT_ONCE = 10;
const BESIDE = 5;
/** A question that is still being typed is asked after a pause of so long. */
const PAUSE_MS = 30;

/** The search form: answers while somebody types, in the element that follows it. */
export function start(form: HTMLElement): void {
  const place = form.nextElementSibling;
  const input = form.querySelector('input');
  const status = place?.querySelector('[role=status]');
  const list = place?.querySelector('ol');
  const after = place?.querySelector('.after');
  if (!(form instanceof HTMLFormElement) || !input || !status || !list || !after) return;
  const isPage = form.dataset.search === 'asked';
  let asked = '';
  let timer = 0;

  const say = (words: string, items: Node[] = [], last: Node[] = []): void => {
    status.textContent = words;
    list.replaceChildren(...items);
    after.replaceChildren(...last);
  };

  const ask = async (): Promise<void> => {
    const question = input.value.trim();
    if (question === asked) return;
    asked = question;
    if (isPage) history.replaceState(null, '', question === '' ? '?' : address(question));
    if (question === '') return say('');
    try {
      // Published anew since this page was loaded, the index is in another folder.
      await find(question).catch((error) =>
        error instanceof Gone ? find(question) : Promise.reject(error),
      );
    } catch (error) {
      if (asked !== question) return;
      asked = '';
      say(failed(error), [], toDirectory());
    }
  };

  const find = async (question: string): Promise<void> => {
    const { manifest, read } = await openIndex();
    const found = await answer(manifest, read, question);
    const first = found.ranks.slice(0, isPage ? AT_ONCE : BESIDE);
    const rows = await resultRows(manifest, read, first);
    // Somebody has typed on: this answers another question.
    if (asked !== question) return;
    const last = isPage ? more({ manifest, read }, found) : toAll(question, found);
    say(summary(found), rows.map(resultItem), first.length === 0 ? help(found) : last);
    if (first.length > 0) return;
    const meant = await meantBy({ manifest, read }, found);
    if (asked === question) after.prepend(...meant);
  };

  /** A button for the next results, where there are more. */
  const more = (index: Index, { ranks }: Answer): Node[] => {
    if (ranks.length <= AT_ONCE) return [];
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = 'More results';
    button.addEventListener('click', async () => {
      const shown = list.childElementCount;
      const next = ranks.slice(shown, shown + AT_ONCE);
      button.disabled = true;
      try {
        const rows = await resultRows(index.manifest, index.read, next);
        // Meanwhile somebody asked something else.
        if (!button.isConnected) return;
        const items = rows.map(resultItem);
        list.append(...items);
        items[0]?.querySelector('a')?.focus();
        if (list.childElementCount >= ranks.length) button.remove();
      } catch (error) {
        status.textContent = failed(error);
      } finally {
        button.disabled = false;
      }
    });
    return [button];
  };

  const toAll = (question: string, { ranks }: Answer): Node[] =>
    ranks.length > BESIDE
      ? [link(address(question), `All ${ranks.length.toLocaleString('en')} results`)]
      : [];

  /** For each word alone, how much there would be. */
  const help = ({ words }: Answer): Node[] =>
    words.length < 2
      ? toDirectory()
      : words
          .filter(({ count }) => count > 0)
          .flatMap(({ word, count }) => [
            link(address(word), `Only “${word}”: ${count.toLocaleString('en')}`),
            document.createTextNode(' '),
          ]);

  /** The question with a word that no listing has as it may have been meant. */
  const meantBy = async ({ manifest, read }: Index, { words }: Answer): Promise<Node[]> => {
    const missing = words.find(({ count }) => count === 0)?.word;
    if (missing === undefined) return [];
    const near = await nearWords(manifest, read, missing);
    return near.flatMap((meant) => {
      const question = words.map(({ word }) => (word === missing ? meant : word)).join(' ');
      return [link(address(question), `Did you mean “${question}”?`), document.createTextNode(' ')];
    });
  };

  const address = (question: string): string =>
    `${form.getAttribute('action')}?q=${encodeURIComponent(question)}`;

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
  if (isPage) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(timer);
      ask();
    });
    const given = new URLSearchParams(location.search).get('q');
    if (given !== null && input.value === '') input.value = given;
  }
  ask();
}

function summary({ ranks, words, left }: Answer): string {
  if (words.length === 0) return 'Type a letter or a digit.';
  const cut = left > 0 ? ` Only the ${words.length} longest words count.` : '';
  if (ranks.length === 0) {
    return words.length === 1
      ? 'No listing has this word.'
      : `No listing has all of these words.${cut}`;
  }
  const count = ranks.length.toLocaleString('en');
  return `${count} ${ranks.length === 1 ? 'listing' : 'listings'}.${cut}`;
}

function failed(error: unknown): string {
  return `The search index can't be read: ${(error as Error).message}. Try again.`;
}

function toDirectory(): Node[] {
  return [link(new URL('../directory/', import.meta.url).href, 'Browse the directory instead')];
}

function link(url: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = url;
  made.textContent = words;
  return made;
}
