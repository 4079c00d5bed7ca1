// Bundles the command line to dist/ (run by `npm ci` through `prepare`): one small entry and a chunk
// a command, so that a one-shot command loads only what it needs.
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: { rollcall: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  define: { __ROLLCALL_VERSION__: JSON.stringify(version) },
  // CommonJS packages in an ES module bundle still ask for `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
  external: ['@11ty/eleventy'],
  legalComments: 'linked',
  logLevel: 'warning',
});

// What npm links as a command has to be executable.
chmodSync('dist/rollcall.js', 0o755);
