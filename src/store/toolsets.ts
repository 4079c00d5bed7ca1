import { join } from 'node:path';
import { Fault } from '../fault.ts';
import order from '../generated/toolset.order.ts';
import type { Toolset } from '../generated/toolset.ts';
import validate from '../generated/toolset.validate.js';
import { canonical, type Order, pretty } from './canonical.ts';
import { excerpt } from './excerpt.ts';
import { LARGEST_FILE } from './parts.ts';
import { pruneListings } from './prune.ts';
import { checked, readDocument } from './read.ts';
import { slug } from './slug.ts';
import { writeBytes } from './write.ts';

const FOLDER = 'toolsets';
/** Indentation makes a hostile toolset up to twelve times as long. */
const LARGEST_PRETTY = 3_000_000;
const TOOL: Order = {
  name: null,
  title: null,
  description: null,
  inputSchema: null,
  outputSchema: null,
  annotations: null,
};
const TOOLSET: Order = { ...order, tools: TOOL };

/** Reads data/toolsets/<slug>.json, or gives null when no tool list of that listing was ever read. */
export async function readToolset(dir: string, name: string): Promise<Toolset | null> {
  const file = fileOf(dir, name);
  const toolset = await readDocument<Toolset>(file, validate);
  if (toolset !== null && toolset.name !== name) {
    throw new Fault(
      'data_invalid',
      `${file}, at /name: expected ${name}, found ${excerpt(toolset.name, 200)}`,
    );
  }
  return toolset;
}

/**
 * Writes a toolset unless the same tools of the same endpoint are there already, in whatever order the
 * server lists them and their members this time. Returns whether it was written. One that would pass the
 * size of a data file is a Fault data_write_failed.
 */
export async function writeToolset(dir: string, toolset: Toolset): Promise<boolean> {
  const file = fileOf(dir, toolset.name);
  const wanted = inOrder(checked<Toolset>(toolset, validate, file));
  const present = await readToolset(dir, toolset.name);
  if (present !== null && sameTools(present, wanted)) return false;
  return writeBytes(file, toolsetBytes(wanted, file));
}

/** The bytes of a toolset's file. */
export function toolsetText(toolset: Toolset): string {
  return toolsetBytes(inOrder(toolset), toolset.name).toString();
}

/** The same tools of the same endpoint, in whatever order they are listed. */
export function sameTools(a: Toolset, b: Toolset): boolean {
  return factsOf(inOrder(a)) === factsOf(inOrder(b));
}

/** Whether a data file can hold it: a server may send more than that. */
export function fitsInFile(toolset: Toolset): boolean {
  return Buffer.byteLength(canonical(toolset)) < LARGEST_FILE;
}

/** Removes the toolsets of listings that are no more. Returns their names, sorted. */
export function pruneToolsets(dir: string, listed: ReadonlySet<string>): Promise<string[]> {
  return pruneListings(join(dir, FOLDER), listed);
}

function fileOf(dir: string, name: string): string {
  return join(dir, FOLDER, `${slug(name)}.json`);
}

/** The tools by name, since some servers list them in another order every time. */
function inOrder(toolset: Toolset): Toolset {
  const tools = toolset.tools.map((tool) => ({ tool, text: canonical(tool, TOOL) }));
  tools.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  return { ...toolset, tools: tools.map(({ tool }) => tool) };
}

function factsOf({ endpoint, tools }: Toolset): string {
  return canonical([endpoint, tools], TOOL);
}

/** For people's eyes where that is possible, else on one line: indentation can be most of a file. */
function toolsetBytes(toolset: Toolset, file: string): Buffer {
  const compact = canonical(toolset, TOOLSET);
  const indented = compact.length > LARGEST_PRETTY ? null : pretty(toolset, TOOLSET);
  const readable = indented !== null && indented.length <= LARGEST_FILE / 4;
  const bytes = Buffer.from(readable ? indented : `${compact}\n`);
  if (bytes.length > LARGEST_FILE) {
    throw new Fault(
      'data_write_failed',
      `${file} would take ${bytes.length} bytes: expected ${LARGEST_FILE} at most`,
    );
  }
  return bytes;
}
