/**
 * All that a page loads at once. It waits for somebody to touch an element with one of these attributes,
 * loads the module of that name, which lies beside this one, and has it `start` with the element. Clicks
 * that come before the module does are made again.
 */
interface Part {
  start: (element: HTMLElement) => void;
}

const PARTS = ['search', 'copy', 'check'];
const started = new WeakSet<Element>();
const ready = new WeakSet<Element>();
const clicked = new WeakSet<Element>();

async function start(name: string, element: HTMLElement): Promise<void> {
  started.add(element);
  try {
    const part: Part = await import(new URL(`${name}.js`, import.meta.url).href);
    part.start(element);
    ready.add(element);
  } catch (error) {
    started.delete(element);
    throw error;
  }
  if (clicked.has(element)) element.click();
  clicked.delete(element);
}

function touched({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const name of PARTS) {
    const element = target.closest<HTMLElement>(`[data-${name}]`);
    if (element === null || ready.has(element)) continue;
    if (type === 'click' && element.matches('button')) clicked.add(element);
    if (!started.has(element)) start(name, element).catch(console.warn);
  }
}

for (const type of ['focusin', 'pointerdown', 'click', 'input']) addEventListener(type, touched);

// Who comes with a question has used the search already.
const asked = document.querySelector<HTMLElement>('[data-search=asked]');
if (asked !== null && new URLSearchParams(location.search).get('q')) {
  start('search', asked).catch(console.warn);
}

export type { Part };
