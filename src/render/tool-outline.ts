import type { Listing } from '../generated/catalog.ts';
import type { Toolset } from '../generated/toolset.ts';

/** What a tool says of itself, as far as a page or a summary tells it. Texts are as the server sent them. */
export interface ToolOutline {
  name: string;
  title: string | null;
  description: string | null;
  parameters: ParameterOutline[];
}

export interface ParameterOutline {
  name: string;
  /** JSON Schema's types, joined by ` | `; a fixed set of values is `enum`; `any` when nothing is said. */
  type: string;
  required: boolean;
  description: string | null;
}

type Members = Record<string, unknown>;

/** Reads one entry of a tools/list result, whatever shape it has. */
export function toolOutline(tool: unknown): ToolOutline {
  const members = membersOf(tool);
  const annotations = membersOf(members.annotations);
  const schema = membersOf(members.inputSchema);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return {
    name: textOf(members.name) ?? '(no name)',
    title: textOf(members.title) ?? textOf(annotations.title),
    description: textOf(members.description),
    parameters: Object.entries(membersOf(schema.properties)).map(([name, property]) => ({
      name,
      type: typeOf(property),
      required: required.includes(name),
      description: textOf(membersOf(property).description),
    })),
  };
}

function typeOf(property: unknown): string {
  const { type, enum: values, const: constant, anyOf, oneOf, items } = membersOf(property);
  if (type === 'array') {
    const inner = membersOf(items).type;
    return typeof inner === 'string' ? `array of ${inner}` : 'array';
  }
  if (Array.isArray(values) || constant !== undefined) return 'enum';
  if (typeof type === 'string') return type;
  const several = Array.isArray(type) ? type : Array.isArray(anyOf) ? anyOf : oneOf;
  if (!Array.isArray(several)) return 'any';
  const names = several
    .map((one) => (typeof one === 'string' ? one : membersOf(one).type))
    .filter((name) => typeof name === 'string');
  return names.length > 0 ? [...new Set(names)].join(' | ') : 'any';
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Members)
    : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The tools of a listing: those of its toolset when they were read live, else the bare names that the catalog has. */
export function toolsOf(
  listing: Pick<Listing, 'tools'>,
  toolsLive: boolean,
  toolset: Toolset | null,
): ToolOutline[] {
  if (toolsLive) return (toolset?.tools ?? []).map(toolOutline);
  return (listing.tools ?? []).map((name) => toolOutline({ name }));
}
