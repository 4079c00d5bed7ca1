import { isObject } from './messages.ts';
import { contradictsReadOnly } from './read-only-name.ts';

/** How many tools and how many resources a report tries. */
export const TRIED = 2;

/** Beyond this a name is none (rule mcp-tool-name-invalid), and is not judged by its verb. */
const LONGEST_NAME = 128;

/** Keywords by which a schema may ask for more than it says in `required`. */
const MAY_REQUIRE = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/**
 * The names of the tools that a report calls once, without arguments: the first two in list order
 * that the server itself marks read-only and whose schema requires nothing (spec/report-card.md, 1).
 * Left out: a tool that also claims to destroy, one whose name contradicts its hint, one that wants
 * to run as a task, and a name that two tools share, since the other one might answer.
 */
export function toolsToCall(tools: readonly unknown[]): string[] {
  const names = tools.map((tool) => (isObject(tool) ? tool.name : undefined));
  return tools
    .filter(isCallable)
    .map(({ name }) => name)
    .filter((name) => names.indexOf(name) === names.lastIndexOf(name))
    .slice(0, TRIED);
}

/** The addresses of the first two resources whose mimeType is text. */
export function resourcesToRead(resources: readonly unknown[]): string[] {
  const texts = resources.filter(isObject).flatMap(({ uri, mimeType }) => {
    const isText = typeof mimeType === 'string' && /^text\//i.test(mimeType);
    return isText && typeof uri === 'string' && uri !== '' ? [uri] : [];
  });
  return [...new Set(texts)].slice(0, TRIED);
}

function isCallable(tool: unknown): tool is { name: string } {
  if (!isObject(tool) || typeof tool.name !== 'string') return false;
  const { name, annotations, inputSchema, execution } = tool;
  if (name === '' || name.length > LONGEST_NAME || !isObject(annotations)) return false;
  if (annotations.readOnlyHint !== true || annotations.destructiveHint === true) return false;
  if (isObject(execution) && execution.taskSupport === 'required') return false;
  return requiresNothing(inputSchema) && !contradictsReadOnly(name);
}

function requiresNothing(schema: unknown): boolean {
  if (!isObject(schema) || MAY_REQUIRE.some((keyword) => Object.hasOwn(schema, keyword))) {
    return false;
  }
  const { type, required, minProperties } = schema;
  const isNone = required === undefined || (Array.isArray(required) && required.length === 0);
  return isNone && (type === undefined || type === 'object') && !(Number(minProperties ?? 0) > 0);
}
