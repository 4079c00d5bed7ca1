import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** GitHub's own parser of workflows: `faultsOf` gives its words about a source, none where it takes it. */
export interface GitHubParser {
  faultsOf(file: string, content: string): Promise<string[]>;
}

/** Loads it by way of a bundle: it imports JSON in a manner that Node itself takes in no version of ours. */
export async function loadGitHubParser(): Promise<GitHubParser> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-parser-'));
  try {
    const outfile = join(folder, 'parser.mjs');
    await build({
      stdin: { contents: "export * from '@actions/workflow-parser';", resolveDir: '.' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    const parser: typeof import('@actions/workflow-parser') = await import(
      /* @vite-ignore */ pathToFileURL(outfile).href
    );
    return {
      async faultsOf(file, content) {
        const { context, value } = parser.parseWorkflow(
          { name: file, content },
          new parser.NoOperationTraceWriter(),
        );
        if (value !== undefined) await parser.convertWorkflowTemplate(context, value);
        return context.errors.getErrors().map(({ message }) => message);
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
