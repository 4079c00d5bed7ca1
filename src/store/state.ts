import { join } from 'node:path';
import order from '../generated/mcp-validation-state.order.ts';
import type { ServerState, ValidationState } from '../generated/mcp-validation-state.ts';
import validate from '../generated/mcp-validation-state.validate.js';
import { eachRecord, readHead } from './each-record.ts';
import { readRecords, writeRecordLines } from './parts.ts';
import { checked } from './read.ts';
import { line, type RecordFile, type RecordLine } from './records.ts';

/** A state with its servers at hand, whether its file is in parts or not. */
export type WholeState = ValidationState & { servers: Record<string, ServerState> };

const STATE: RecordFile = { name: 'mcp-validation-state', shape: 'map', validate, order };

/**
 * Reads data/mcp-validation-state.json as it stands: a `validated_at` that is not there is `last_run`, a
 * `tools_read_at` that is not there is `validated_at`. Without the file, a state of no server and no run.
 */
export async function readState(dir: string): Promise<WholeState> {
  const empty: WholeState = {
    schema_version: 1,
    last_run: null,
    validation: 'live_mcp_tools_list',
    servers: {},
  };
  return (await readRecords<WholeState>(dir, STATE)) ?? empty;
}

/** Writes data/mcp-validation-state.json without the times that go without saying. Returns whether a file changed. */
export async function writeState(dir: string, state: WholeState): Promise<boolean> {
  const { servers, parts: _, ...head } = state;
  const file = join(dir, `${STATE.name}.json`);
  checked({ ...head, servers }, validate, file);
  const lines = Object.entries(servers).map(([name, server]): RecordLine => {
    return [name, stateLine(name, server, head)];
  });
  return writeStateLines(dir, head, lines);
}

/** What the state says of all servers. */
export type StateHead = Omit<ValidationState, 'servers' | 'parts'>;

/** The head of data/mcp-validation-state.json; without the file, that of no run. */
export async function readStateHead(dir: string): Promise<StateHead> {
  const none: StateHead = {
    schema_version: 1,
    last_run: null,
    validation: 'live_mcp_tools_list',
  };
  return (await readHead<StateHead>(dir, STATE)) ?? none;
}

/** The servers of data/mcp-validation-state.json one after the other, as they stand. */
export function eachState(dir: string): AsyncGenerator<[name: string, server: ServerState]> {
  return eachRecord<ServerState>(dir, STATE);
}

/** The line that `writeStateLines` takes of a server that is known to fit the schema. */
export function stateLine(name: string, server: ServerState, { last_run }: StateHead): string {
  return line(name, terse(server, last_run), STATE);
}

/** `writeState` of servers that are lines already, in any order. */
export function writeStateLines(
  dir: string,
  head: StateHead,
  lines: Iterable<RecordLine>,
): Promise<boolean> {
  return writeRecordLines(dir, STATE, head, [...lines]);
}

/**
 * The state of a full run that starts at `start`: `last_run` moves there, and every time that it stood
 * for is spelled out, so that a server this run does not reach keeps the time of its own last probe.
 */
export function withLastRun(state: WholeState, start: string): WholeState {
  const servers = Object.fromEntries(
    Object.entries(state.servers).map(([name, server]) => [
      name,
      spelledOut(server, state.last_run),
    ]),
  );
  return { ...state, last_run: start, servers };
}

/** A server with the times that go without saying. */
export function spelledOut(server: ServerState, lastRun: string | null): ServerState {
  const validatedAt = server.validated_at ?? lastRun;
  const toolsReadAt = server.tools_read_at ?? validatedAt;
  return {
    ...server,
    ...(validatedAt === null ? {} : { validated_at: validatedAt }),
    ...(toolsReadAt === null || !isLive(server) ? {} : { tools_read_at: toolsReadAt }),
  };
}

/** What is undefined is not written. */
function terse(server: ServerState, lastRun: string | null): object {
  const { validated_at, tools_read_at } = server;
  return {
    ...server,
    validated_at: validated_at === lastRun ? undefined : validated_at,
    tools_read_at: tools_read_at === (validated_at ?? lastRun) ? undefined : tools_read_at,
  };
}

function isLive(server: ServerState): boolean {
  return server.validation_method.startsWith('live_mcp');
}
