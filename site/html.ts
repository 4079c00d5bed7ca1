import { htmlText } from '../src/render/text.ts';

/** No JSON holds a symbol, so nothing that was read can pass for markup. */
const MARKUP = Symbol('markup');

/** Markup that is safe to put into a page as it is. Only `html` and `markup` make it. */
export interface Html {
  readonly [MARKUP]: string;
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Nothing in such a text needs an escape, and nothing in it is hidden: most texts are of this kind. */
const PLAIN = /^[ !#-%(-;=?-~\n]*$/;

function write(value: HtmlValue): string {
  if (typeof value === 'string') return PLAIN.test(value) ? value : htmlText(value);
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined || value === false) return '';
  if (MARKUP in value) return value[MARKUP];
  if (!Array.isArray(value)) throw new TypeError('html takes texts, numbers and markup');
  let text = '';
  for (const item of value) text += write(item);
  return text;
}

/**
 * Template tag: every value is escaped and its hidden characters are shown, unless it is `Html` itself.
 * Lists are joined; null, undefined and false are nothing. Attributes must stand in double quotes.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let text = strings[0] ?? '';
  for (let i = 0; i < values.length; i += 1) {
    text += write(values[i]) + (strings[i + 1] ?? '');
  }
  return { [MARKUP]: text };
}

/** Our own constant markup, taken as it is. Never for a text that came from elsewhere. */
export function markup(constant: string): Html {
  return { [MARKUP]: constant };
}

/** What it says, to be written to a file. */
export function written(markup: Html): string {
  return markup[MARKUP];
}
