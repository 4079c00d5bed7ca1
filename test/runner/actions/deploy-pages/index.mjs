import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';

const { RUN, seen } = await import(process.env.ROLLCALL_STAND_IN);

seen('deploy-pages');
cpSync(join(RUN, 'pages-artifact'), join(RUN, 'deployed'), { recursive: true });
appendFileSync(process.env.GITHUB_OUTPUT, 'page_url=https://example.github.io/\n');
