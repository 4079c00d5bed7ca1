// Bundles the command line to dist/ (run by `npm ci` through `prepare`): one small entry and a chunk
// a command, so that a one-shot command loads only what it needs.
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { neverRun } from './bundle/never-run.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const options = {
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  legalComments: 'linked',
  logLevel: 'warning',
  metafile: true,
};

rmSync('dist', { recursive: true, force: true });
const { metafile } = await build({
  ...options,
  entryPoints: { rollcall: 'src/cli/main.ts' },
  splitting: true,
  define: {
    __ROLLCALL_VERSION__: JSON.stringify(version),
    __ROLLCALL_STYLES__: JSON.stringify(await styles()),
  },
  // What only the service needs comes from node_modules: native parts, and much that it loads by itself.
  external: ['@11ty/eleventy', 'fastify', '@fastify/*', 'libsql', 'ioredis', 'prom-client'],
  plugins: [neverRun],
});

// What several commands share is cut into some twenty chunks, and each takes a millisecond to load:
// a command that runs once gets them in one file, except what the entry has loaded already.
const ONE_SHOT = ['handshake', 'check', 'report', 'judge'];
const loaded = staticImports('dist/rollcall.js');
const shared = {
  name: 'shared',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/[^/]+\.js$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' || loaded.has(path.replace('./', 'dist/'))
        ? { path, external: true }
        : undefined,
    );
  },
};
await build({
  ...options,
  entryPoints: Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) =>
      ONE_SHOT.some((name) => entryPoint === `src/cli/commands/${name}.ts`),
    )
    .map(([path]) => path),
  allowOverwrite: true,
  plugins: [shared],
});

// CommonJS packages in an ES module bundle still ask for `require`, all of them in one place.
const REQUIRE =
  "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";
for (const path of Object.keys(metafile.outputs)) {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('typeof require')) continue;
  const start = text.startsWith('#!') ? text.indexOf('\n') + 1 : 0;
  writeFileSync(path, text.slice(0, start) + REQUIRE + text.slice(start));
}

// What npm links as a command has to be executable.
chmodSync('dist/rollcall.js', 0o755);

/** The site's style sheets as one, for the pages of the service. */
async function styles() {
  const folder = 'site/assets/css/';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort();
  const css = files.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code;
}

/** The chunks that are loaded with one. */
function staticImports(path, found = new Set()) {
  for (const { path: imported, kind } of metafile.outputs[path].imports) {
    if (kind !== 'import-statement' || found.has(imported)) continue;
    if (metafile.outputs[imported] === undefined) continue;
    found.add(imported);
    staticImports(imported, found);
  }
  return found;
}
