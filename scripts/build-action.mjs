// Bundles actions/validate into its committed dist/. With --check it writes nothing, and fails when the
// committed bundle is not, byte for byte, what the source gives.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { lateBuiltins } from './bundle/late-builtins.mjs';
import { neverRun } from './bundle/never-run.mjs';

const DIST = 'actions/validate/dist';
const MOST_BYTES = 1_200_000;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * @actions/core can ask for tokens and run programs, and brings a second HTTP client for that. The action
 * does neither: without a use of them, these packages may be left out.
 */
const leaveOutUnused = {
  name: 'leave-out-unused',
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^@actions\/(?:http-client|exec)/ },
      async ({ path, pluginData, ...args }) => {
        if (pluginData === 'resolving') return undefined;
        const found = await resolve(path, { ...args, pluginData: 'resolving' });
        return { ...found, sideEffects: false };
      },
    );
  },
};

const { outputFiles, metafile } = await build({
  entryPoints: { index: 'actions/validate/index.ts' },
  outdir: DIST,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  define: { __ROLLCALL_VERSION__: JSON.stringify(version) },
  // CommonJS packages in an ES module bundle still ask for `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
  legalComments: 'linked',
  charset: 'ascii',
  logLevel: 'warning',
  plugins: [leaveOutUnused, neverRun, lateBuiltins],
});

const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) =>
  Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
);
const clients = new Set(
  bundled.flatMap((file) => file.match(/^.*node_modules\/undici(?=\/)/) ?? []),
);
if (clients.size !== 1) fail(`expected one undici in the bundle, found ${[...clients].join(', ')}`);

// A package.json of its own: the bundle is an ES module wherever the folder is put.
const files = new Map([['package.json', Buffer.from('{ "type": "module" }\n')]]);
for (const { path, contents } of outputFiles) files.set(basename(path), Buffer.from(contents));
const size = files.get('index.js')?.length ?? 0;
if (size > MOST_BYTES) fail(`index.js has ${size} bytes, more than ${MOST_BYTES}`);

if (process.argv.includes('--check')) {
  const there = existsSync(DIST) ? readdirSync(DIST) : [];
  const stale = [...new Set([...there, ...files.keys()])].filter((name) => {
    const wanted = files.get(name);
    return !wanted || !there.includes(name) || !wanted.equals(readFileSync(join(DIST, name)));
  });
  if (stale.length > 0) {
    fail(
      `${stale.join(', ')} in ${DIST} is not what the source gives: run npm run build:action and commit it`,
    );
  }
} else {
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(DIST, name), bytes);
  console.log(`${DIST}/index.js: ${size} bytes`);
}

function fail(message) {
  console.error(`build-action: ${message}`);
  process.exit(1);
}
