// Run by tls.test.ts with NODE_EXTRA_CA_CERTS, which node reads at its start only.
import { guardedGet } from './guarded-get.ts';

const { status, error } = await guardedGet(process.argv[2] ?? '', { allowPrivate: true });
console.log(JSON.stringify({ status, code: error?.code ?? null }));
