import { DIRECTORY_STATUS } from '../../../src/judge/handshake/labels.ts';
import type { ResultRow } from '../../search/format.ts';
import { toneOf } from '../../view/status.ts';

const STATUSES = Object.entries(DIRECTORY_STATUS);

/** One result. All of its texts are somebody else's: they are set as texts. What is hidden in them the index shows already. */
export function resultItem(row: ResultRow): HTMLLIElement {
  const [name, title, slug, description, status, grade, score, tools, deprecated] = row;
  const [code = '', label = ''] = STATUSES[status] ?? [];
  const item = document.createElement('li');
  item.append(headline(title || name, slug === null ? null : `../servers/${slug || name}/`));
  if (title !== '') item.append(element('span', 'name', '', foreign(name)));
  if (deprecated) item.append(element('span', 'tag', 'deprecated'));
  if (description !== '') item.append(element('span', 'about', '', foreign(description)));
  item.append(
    element(
      'span',
      'what',
      '',
      element('span', `st ${toneOf(code)}`, label),
      element('span', '', `Grade ${grade} · ${score}`),
      element('span', '', tools === 1 ? '1 tool' : `${tools.toLocaleString('en')} tools`),
    ),
  );
  return item;
}

/** `path` is null where a large site leaves the page out. */
function headline(words: string, path: string | null): HTMLElement {
  if (path === null) return element('strong', '', '', foreign(words));
  const link = element('a', '', '', foreign(words));
  link.href = new URL(path, import.meta.url).href;
  return link;
}

function foreign(text: string): HTMLElement {
  return element('bdi', '', text);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  made.append(...children);
  return made;
}
