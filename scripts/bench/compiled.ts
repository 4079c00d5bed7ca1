import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A script of this folder, bundled as the product is, and where it was written. What runs the sources
 * as they are gives every closure a name while it runs, which costs a handshake half its CPU again.
 */
export async function compiled(script: string): Promise<string> {
  const name = basename(script, '.ts');
  const outfile = fileURLToPath(new URL(`../../out/bench/${name}.mjs`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL(script, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { __ROLLCALL_VERSION__: '"0.0.0"' },
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return outfile;
}
