import type { Input } from '../../../src/generated/catalog.ts';

/** What a client has to be given, by name: a value, or a placeholder `<NAME>` for what only its user knows. */
export interface Given {
  name: string;
  value: string;
  /** The placeholder in `value`, if it has one. */
  ask: string | null;
  secret: boolean;
}

/** A header's name as HTTP has it, and a variable's as shells do. Others a client would refuse. */
const HEADER = /^[\w!#$%&'*+.^`|~-]+$/;
const VARIABLE = /^[A-Za-z_]\w*$/;
/** Printable ASCII: what a header may hold. */
const WRITABLE = /^[ -~]+$/;

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
  const secret = isSecret === true;
  const placeholder = name.replace(/[^\w-]/g, '_');
  const isUsable = WRITABLE.test(value) && !/YOUR[_-]|_HERE\b|[<>]/i.test(value);
  if (!isUsable) return { name, value: `<${placeholder}>`, ask: placeholder, secret };
  const asked = /\{([^{}]*)\}/.exec(value)?.[1];
  if (asked === undefined) return { name, value, ask: null, secret };
  const ask = asked.replace(/[^\w-]/g, '_') || placeholder;
  const filled = value.replace(/\{[^{}]*\}/, `<${ask}>`).replace(/[{}]/g, '');
  return { name, value: filled, ask, secret };
}
