import type { Served } from '../../../observation/served.ts';
import { isRecord, nameOf } from '../item.ts';
import { acceptedOptions, type Option } from './accepts.ts';
import { type StatedPrice, statedPrice } from './stated.ts';

/** A payment request of the read beside the price that was stated before it. */
export interface PricedCall {
  /** Where the request came from. */
  where: string;
  /** The tool that was called, or null for a request that came before any call. */
  tool: string | null;
  stated: StatedPrice | null;
  asked: Option[];
}

/** The payment requests of a read, one a place. */
export function pricedCalls(served: Served): PricedCall[] {
  const calls = new Map<string, PricedCall>();
  for (const request of served.payments) {
    const asked = acceptedOptions(request);
    if (asked === null) continue;
    const { tool } = request;
    const where = tool === null ? request.step : `tools/call ${tool}`;
    const known = calls.get(where);
    if (known !== undefined && known.asked.length > 0) continue;
    calls.set(where, { where, tool, stated: priceOf(served, tool), asked });
  }
  return [...calls.values()];
}

function priceOf(served: Served, name: string | null): StatedPrice | null {
  if (name === null) return statedPrice(served.instructions, undefined);
  const tool = served.tools.find((one) => nameOf(one) === name);
  if (!isRecord(tool)) return null;
  return statedPrice(tool.description, tool._meta);
}
