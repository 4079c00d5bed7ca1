// A clone of one commit of the bare origin, as actions/checkout makes it.
import { execFileSync } from 'node:child_process';

const { input, seen } = await import(process.env.ROLLCALL_STAND_IN);

seen('checkout');
const git = (...args) => execFileSync('git', args, { stdio: 'inherit' });
const ref = input('ref') || process.env.GITHUB_REF_NAME;
const isCommit = /^[0-9a-f]{40}$/.test(ref);
git('init', '--quiet', '--initial-branch', isCommit ? 'detached' : ref);
git('remote', 'add', 'origin', process.env.ROLLCALL_ORIGIN);
const depth = input('fetch-depth') === '0' ? [] : ['--depth=1'];
git('fetch', '--quiet', ...depth, 'origin', ref);
if (isCommit) git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
else git('checkout', '--quiet', '-B', ref, 'FETCH_HEAD');
