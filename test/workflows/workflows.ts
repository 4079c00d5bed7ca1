import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Step {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  shell?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

export interface Job {
  if?: string;
  needs?: string | string[];
  steps: Step[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  'runs-on'?: string;
}

export interface Workflow {
  on: Record<string, { cron: string }[] | Record<string, unknown> | null>;
  permissions?: unknown;
  concurrency?: Record<string, unknown>;
  defaults?: { run?: { shell?: string } };
  jobs: Record<string, Job>;
}

export interface WorkflowFile {
  file: string;
  source: string;
  workflow: Workflow;
}

const FOLDER = '.github/workflows';

/** Every workflow of this repository: its file's name, its source and its parsed form. */
export const WORKFLOWS: WorkflowFile[] = readdirSync(FOLDER)
  .filter((file) => /\.ya?ml$/.test(file))
  .map((file) => {
    const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
    return { file, source, workflow: parse(source) as Workflow };
  });

/** Every step of a workflow with the place to name it by. */
export function stepsOf({ file, workflow }: WorkflowFile): { where: string; step: Step }[] {
  return Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
    steps.map((step, i) => ({ where: `${file} ${job} step ${i + 1}`, step })),
  );
}
