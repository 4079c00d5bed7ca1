import { sameEndpoint } from '../../catalog/endpoint.ts';
import { Fault } from '../../fault.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { Sample } from '../../generated/mcp-probe-history.ts';
import validateHistory from '../../generated/mcp-probe-history.validate.js';
import type { ServerState } from '../../generated/mcp-validation-state.ts';
import validateState from '../../generated/mcp-validation-state.validate.js';
import type { PartHead } from '../../generated/part-line.ts';
import type { Toolset } from '../../generated/toolset.ts';
import validateToolset from '../../generated/toolset.validate.js';
import { excerpt } from '../../store/excerpt.ts';
import { checked } from '../../store/read.ts';
import type { Validator } from '../../store/schema-error.ts';
import type { Target } from '../probe/plan.ts';
import type { LineChecker } from './inspect.ts';

/** No run takes longer: a workflow's job ends after six hours. */
const LONGEST_RUN_S = 2 * 86_400;

/** What a line on an endpoint must be: of this shard, each endpoint and each name once, in the schemas of what is stored. */
export function probeChecker(head: PartHead, targets: readonly Target[]): LineChecker {
  const byName = listingsOf(targets);
  const endpoints = new Set(targets.map(({ endpoint }) => endpoint));
  const left = new Map(byName);
  const start = Math.floor(Date.parse(head.run) / 1000);
  return ({ probe }, where) => {
    if (probe === undefined) return;
    if (!endpoints.has(probe.endpoint)) throw stranger(where, probe.endpoint);
    if (probe.status === 'skipped' ? probe.listings.length > 0 : probe.sample === null) {
      throw new Fault('data_invalid', `${where}: expected a sample of all but skipped endpoints`);
    }
    for (const { name, state } of probe.listings) {
      const listing = left.get(name);
      if (listing === undefined) throw stranger(where, name);
      left.delete(name);
      checkedRecord(STATE, name, state, validateState, where);
      const { endpoint, validated_at } = state as ServerState;
      if (!sameEndpoint(endpoint, listing.endpoint) || validated_at !== undefined) {
        throw stranger(where, `a state of ${endpoint} for ${name}`);
      }
      checkedRecord(HISTORY, name, [probe.sample], validateHistory, where);
      const [time] = probe.sample as Sample;
      if (time < start || time > start + LONGEST_RUN_S) {
        throw new Fault('data_invalid', `${where}: expected a sample of this run, found ${time}`);
      }
    }
  };
}

/** An object with a name for a member is of a shape that nothing else has: only what is wrong needs its own. */
function checkedRecord(
  head: object,
  name: string,
  record: unknown,
  validate: Validator,
  where: string,
): void {
  if (validate({ ...head, servers: { 'a/listed-one': record } })) return;
  checked({ ...head, servers: { [name]: record } }, validate, where);
}

const STATE = { schema_version: 1, last_run: null, validation: 'live_mcp_tools_list' };
const HISTORY = { schema_version: 1, columns: ['time', 'status', 'latency_ms'] };

/** What a toolset must be: one, of a listing of this shard and its endpoint. */
export function toolsetChecker(targets: readonly Target[]): LineChecker {
  const byName = listingsOf(targets);
  return ({ toolset }, where) => {
    if (toolset === undefined) return;
    const { name, endpoint } = checked<Toolset>(toolset, validateToolset, where);
    if (!sameEndpoint(endpoint, byName.get(name)?.endpoint)) throw stranger(where, name);
  };
}

export function listingsOf(targets: readonly Target[]): Map<string, Listing> {
  return new Map(targets.flatMap(({ listings }) => listings.map((one) => [one.name, one])));
}

export function stranger(where: string, found: string): Fault {
  return new Fault(
    'data_invalid',
    `${where}: expected what is of this shard and has no line yet, found ${excerpt(found, 200)}`,
  );
}
