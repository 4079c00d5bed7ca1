import type { ReadIndex } from '../../search/answer.ts';
import type { Manifest } from '../../search/format.ts';

export interface Index {
  manifest: Manifest;
  read: ReadIndex;
}

/** From this script's own address: wherever the site is served. */
const FOLDER = new URL('../search/', import.meta.url);

let index: Promise<Index> | null = null;

/** The search index: what it says is there, and its files, each fetched once. One that can't be had is tried anew the next time. */
export function openIndex(): Promise<Index> {
  index ??= open('default').catch((error) => {
    index = null;
    throw error;
  });
  return index;
}

async function open(cache: RequestCache): Promise<Index> {
  const manifest: Manifest = JSON.parse(await fetched('index.json', cache));
  const files = new Map<string, Promise<string>>();
  const read = (path: string): Promise<string> => {
    let file = files.get(path);
    if (file === undefined) {
      file = fetched(path, 'default').catch((error) => {
        files.delete(path);
        // The site was published anew, and its index has another folder since.
        if (error instanceof Gone) index = open('reload');
        throw error;
      });
      files.set(path, file);
    }
    return file;
  };
  return { manifest, read };
}

/** A file that is not there any more. */
export class Gone extends Error {}

async function fetched(path: string, cache: RequestCache): Promise<string> {
  const response = await fetch(new URL(path, FOLDER), { cache });
  if (response.status === 404) throw new Gone('it has just been renewed');
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}
