import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a page, as a browser builds them. */
export function elements(page: string): Element[] {
  const found: Element[] = [];
  const visit = (nodes: Node[]): void => {
    for (const node of nodes) {
      if ('tagName' in node) found.push(node);
      if ('childNodes' in node) visit(node.childNodes);
    }
  };
  visit(parse(page).childNodes);
  return found;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The text that an element shows, white space as one space. */
export function textOf(element: Element): string {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(element);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** The text of a page's main part. */
export function mainText(page: string): string {
  const main = elements(page).find(({ tagName }) => tagName === 'main');
  if (main === undefined) throw new Error('the page has no main');
  return textOf(main);
}
