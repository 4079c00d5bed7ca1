import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, context, type OutputFile, transform } from 'esbuild';
import type { Styles } from '../../site/plain/site-files.ts';

/** The folder that the program runs in: Eleventy looks for input there, and assets are found from there. */
export const SITE_FOLDER = fileURLToPath(new URL('../../site/', import.meta.url));

/** What the files of site/ become before a page is made. */
export interface SiteSources {
  /** site/build.ts and all that it imports as the text of one module, Eleventy excepted. */
  program: string;
  styles: Styles;
  /** The scripts for browsers, by name: each file of site/browser/ is one, with all that it imports. */
  scripts: Record<string, string>;
}

export async function siteSources(): Promise<SiteSources> {
  const [program, scripts] = await Promise.all([
    build(PROGRAM).then(({ outputFiles }) => programOf(outputFiles)),
    siteScripts(),
  ]);
  return { program, styles: await siteStyles(), scripts };
}

/** `siteSources` for many times: only what has changed since is read again. */
export async function changingSources(): Promise<() => Promise<SiteSources>> {
  const contexts = await Promise.all([context(PROGRAM), context(SCRIPTS)]);
  return async () => {
    const [program, scripts] = await Promise.all(contexts.map((one) => one.rebuild()));
    return {
      program: programOf(program?.outputFiles),
      styles: await siteStyles(),
      scripts: scriptsOf(scripts?.outputFiles),
    };
  };
}

/** Running the sources as they are would cost a translator in each process, and a name for every closure made. */
const PROGRAM = {
  entryPoints: [`${SITE_FOLDER}build.ts`],
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['@11ty/eleventy'],
  // CommonJS packages in an ES module bundle still ask for `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
} satisfies BuildOptions;

function programOf(files: readonly OutputFile[] | undefined): string {
  const text = files?.[0]?.text;
  if (text === undefined) throw new Error('esbuild gave no program');
  return text;
}

const STYLES = ['base', 'frame', 'listing', 'lists'];

/** The site's style sheets, minified. */
async function siteStyles(): Promise<Styles> {
  const folder = `${SITE_FOLDER}assets/css/`;
  const more = (await readdir(`${folder}more/`)).filter((name) => name.endsWith('.css')).sort();
  return {
    site: await sheet(STYLES.map((name) => `${folder}${name}.css`)),
    more: await sheet(more.map((name) => `${folder}more/${name}`)),
  };
}

async function sheet(files: readonly string[]): Promise<string> {
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code;
}

/** The scripts for browsers, minified. */
export async function siteScripts(): Promise<SiteSources['scripts']> {
  return scriptsOf((await build(SCRIPTS)).outputFiles);
}

const SCRIPTS = {
  entryPoints: [`${SITE_FOLDER}browser/*.ts`],
  outdir: `${SITE_FOLDER}browser/`,
  write: false,
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
} satisfies BuildOptions;

function scriptsOf(files: readonly OutputFile[] = []): SiteSources['scripts'] {
  return Object.fromEntries(files.map(({ path, text }) => [basename(path, '.js'), text]));
}
