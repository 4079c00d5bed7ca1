import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface ServedFolder {
  /** Where it is served, with the base path. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder on a loopback port (0: any free one) below a base path, as a static host does: index.html
 * of folders, 404.html for the rest.
 */
export async function serveFolder(
  folder: string,
  port: number,
  { base = '/' }: { base?: string } = {},
): Promise<ServedFolder> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    void answer(root, url.startsWith(base) ? url.slice(base.length - 1) : null, response);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers with the file that `url` names, relative to the folder `root`; null names none. `pageEnd` is written
 * after a page.
 */
export async function answer(
  root: string,
  url: string | null,
  response: ServerResponse,
  pageEnd = '',
): Promise<void> {
  const asked = url === null ? null : await fileFor(root, url);
  const file = asked ?? (await existing(resolve(root, '404.html')));
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(asked === null ? 404 : 200, {
    'content-type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  const content = createReadStream(file).once('error', () => response.destroy());
  const isPage = file.endsWith('.html');
  content.pipe(response, { end: false }).once('error', () => content.destroy());
  content.once('end', () => response.end(isPage ? pageEnd : ''));
}

async function fileFor(root: string, url: string): Promise<string | null> {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const file = resolve(root, `.${path}`);
    if (file !== root && !file.startsWith(root + sep)) return null;
    return path.endsWith('/') ? existing(resolve(file, 'index.html')) : existing(file);
  } catch {
    // Not decodable, or not a path of this system.
    return null;
  }
}

async function existing(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}
