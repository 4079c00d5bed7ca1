/** How long the button says that it has copied. */
const SAID_MS = 2000;

/** A button that copies the text of the element whose id it names, and says so beside itself and to a screen reader. */
export function start(button: HTMLElement): void {
  const words = button.textContent ?? '';
  let timer = 0;
  button.addEventListener('click', async () => {
    const said = (await copied(button.dataset.copy ?? '')) ? 'Copied' : 'Not copied: select it';
    button.textContent = said;
    announcer().textContent = said;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = words;
      announcer().textContent = '';
    }, SAID_MS);
  });
}

async function copied(id: string): Promise<boolean> {
  const source = document.getElementById(id);
  if (source === null) return false;
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    // No clipboard over plain http, or none for this page: the text is at least selected.
    getSelection()?.selectAllChildren(source);
    return false;
  }
}

/** The one polite live region of a page. */
function announcer(): HTMLElement {
  const ID = 'said';
  const found = document.getElementById(ID);
  if (found !== null) return found;
  const made = document.createElement('p');
  made.id = ID;
  made.className = 'unseen';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}
