import type { Input } from '../../../src/generated/catalog.ts';

/** What a client has to be given, by name: a value, in which `<NAME>` stands for what only its user knows. */
export interface Given {
  name: string;
  value: string;
  /** The placeholders in `value`, without their brackets. */
  asks: string[];
  secret: boolean;
}

/** A header's name as HTTP has it, and a variable's as shells do. Others a client would refuse. */
const HEADER = /^[\w!#$%&'*+.^`|~-]+$/;
const VARIABLE = /^[A-Za-z_]\w*$/;
/** Printable ASCII: what a header may hold. */
const WRITABLE = /^[ -~]+$/;
/** `{name}`, and as publishers write it too: `{{name}}`, `${name}`. */
const SPOT = /\$?\{+([^{}]*)\}+/g;
/** Few publishers declare what is secret: such a name is, whatever they say. */
const SECRET = /auth|key|token|secret|passw|credential|\bpat\b|_pat$/i;

/** The headers to send: those that are required, and those that have a value. */
export function givenHeaders(headers: readonly Input[] = []): Given[] {
  return headers
    .filter(({ name, required, value }) => HEADER.test(name) && (required || value !== undefined))
    .map(given);
}

export function givenVariables(env: readonly Input[] = []): Given[] {
  return env.filter(({ name }) => VARIABLE.test(name)).map(given);
}

function given({ name, value = '', secret: isSecret }: Input): Given {
  const own = placeholder(name, 'value');
  const { value: filled, asks } = withPlaceholders(value, own);
  const secret = isSecret === true || SECRET.test([name, ...asks].join(' '));
  const isLeftOver = /YOUR[_-]|_HERE\b|[<>]/i.test(value);
  // A secret that stands in the registry is none: it is an example, or should be nobody's to copy.
  const isExposed = isSecret === true && asks.length === 0;
  if (!WRITABLE.test(filled) || isLeftOver || isExposed) {
    return { name, value: `<${own}>`, asks: [own], secret };
  }
  return { name, value: filled, asks, secret };
}

/** A text of the registry with a placeholder for each of its variables; `otherwise` is that of one without a name. */
function withPlaceholders(text: string, otherwise: string): Pick<Given, 'value' | 'asks'> {
  const asks: string[] = [];
  const value = text.replace(SPOT, (_, spot: string) => {
    const ask = placeholder(spot, otherwise);
    asks.push(ask);
    return `<${ask}>`;
  });
  return { value, asks };
}

/** An address, in which each user may have to fill something in. */
export function givenAddress(url: string): Given {
  const filled = withPlaceholders(url, 'value');
  return { name: 'url', ...filled, secret: SECRET.test(filled.asks.join(' ')) };
}

function placeholder(text: string, otherwise: string): string {
  return text.trim().replace(/[^\w-]/g, '_') || otherwise;
}
