import { cpSync } from 'node:fs';
import { join } from 'node:path';

const { input, RUN, seen } = await import(process.env.ROLLCALL_STAND_IN);

seen('upload-pages-artifact');
cpSync(input('path'), join(RUN, 'pages-artifact'), { recursive: true });
