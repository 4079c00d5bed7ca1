import { replyResult } from '../answer.ts';
import { isObject } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { RpcError, ServedCall, ServedRead } from '../served.ts';

/** The calls of a conversation, each tool once: what was repeated counts as its last try. */
export function callsOf(exchanges: readonly Exchange[]): ServedCall[] {
  return lastOfEach(exchanges, 'tools/call').map(([tool, exchange]) => {
    const result = replyResult(exchange);
    const error = errorOf(exchange);
    return {
      tool,
      answered: result !== null,
      isError: result?.isError === true,
      texts: result === null ? textsOfError(error) : textsOfResult(result),
      result,
      error,
      exchange,
    };
  });
}

/** The resources that were read. */
export function readsOf(exchanges: readonly Exchange[]): ServedRead[] {
  return lastOfEach(exchanges, 'resources/read').map(([uri, exchange]) => {
    const result = replyResult(exchange);
    const contents = Array.isArray(result?.contents) ? result.contents : [];
    const texts = contents.flatMap((one) => (isObject(one) ? textOf(one.text) : []));
    return { uri, answered: result !== null, texts, exchange };
  });
}

/** The error of a reply, or null. */
export function errorOf({ reply }: Exchange): RpcError | null {
  const error = reply?.error;
  if (!isObject(error)) return null;
  return {
    code: typeof error.code === 'number' ? error.code : null,
    message: typeof error.message === 'string' ? error.message : null,
    data: error.data ?? null,
  };
}

function lastOfEach(exchanges: readonly Exchange[], step: Exchange['step']): [string, Exchange][] {
  const last = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    if (exchange.step === step) last.set(exchange.asked_for ?? '', exchange);
  }
  return [...last];
}

/** A model is given the content; what is structured only where there is no text beside it. */
function textsOfResult(result: Record<string, unknown>): string[] {
  const content = Array.isArray(result.content) ? result.content.filter(isObject) : [];
  const texts = content.flatMap(textsOfBlock);
  if (texts.length > 0 || !isObject(result.structuredContent)) return texts;
  return asText(result.structuredContent);
}

/** As a client shows it to a model; what is nested until the stack ends is shown by none. */
function asText(value: Record<string, unknown>): string[] {
  try {
    return [JSON.stringify(value)];
  } catch {
    return [];
  }
}

function textsOfBlock(block: Record<string, unknown>): string[] {
  const { type, text, resource, name, title, description } = block;
  if (type === 'resource_link') return [name, title, description].flatMap(textOf);
  if (type === 'resource' && isObject(resource)) return textOf(resource.text);
  return textOf(text);
}

function textsOfError(error: RpcError | null): string[] {
  return error?.message ? [error.message] : [];
}

function textOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
