#!/usr/bin/env node
// Stands in for the GitHub CLI where it is about pull requests and their comments: keeps them in the file
// of GH_STATE, and squashes into the bare repository of GH_ORIGIN.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
const state = JSON.parse(readFileSync(process.env.GH_STATE, 'utf8'));
const call = args.slice(0, 2).join(' ');
const option = (name) => args[args.indexOf(name) + 1];
const save = () => writeFileSync(process.env.GH_STATE, JSON.stringify(state));
const git = (...words) =>
  execFileSync('git', ['-C', process.env.GH_ORIGIN, ...words], { encoding: 'utf8' }).trim();
const found = () => state.requests.find(({ number }) => number === Number(args[2]));
const fail = (message) => {
  console.error(message);
  process.exit(1);
};
const edited = (request) => {
  if (args.includes('--title')) request.title = option('--title');
  if (args.includes('--body-file')) request.body = readFileSync(option('--body-file'), 'utf8');
  if (args.includes('--add-label')) request.labels.push(option('--add-label'));
  if (args.includes('--remove-label')) {
    request.labels = request.labels.filter((one) => one !== option('--remove-label'));
  }
};

state.calls.push(call);
save();
if (call === 'auth setup-git' || call === 'label create') {
  // Nothing to do here.
} else if (call === 'pr list') {
  const open = state.requests.filter(
    ({ state: is, head, base }) =>
      is === 'open' && head === option('--head') && base === option('--base'),
  );
  const asked = option('--json').split(',');
  console.log(
    JSON.stringify(
      open.map((one) => Object.fromEntries(asked.map((field) => [field, one[field] ?? false]))),
    ),
  );
} else if (call === 'pr create') {
  if (state.mayNotCreate)
    fail('GitHub Actions is not permitted to create or approve pull requests');
  const request = {
    number: 100 + state.requests.length,
    head: option('--head'),
    base: option('--base'),
    labels: [],
    comments: [],
    state: 'open',
  };
  edited(request);
  state.requests.push(request);
  const script = state.onCreate;
  save();
  if (script) execFileSync('bash', ['-c', script]);
  console.log(`https://github.com/x/y/pull/${request.number}`);
} else if (call === 'pr edit') {
  edited(found());
} else if (call === 'pr comment') {
  found().comments.push(readFileSync(0, 'utf8'));
} else if (call === 'pr close') {
  found().state = 'closed';
  found().comments.push(option('--comment'));
} else if (call === 'pr merge') {
  const refusal = state.refusals.shift();
  save();
  if (refusal) fail(refusal);
  const request = found();
  const head = git('rev-parse', `refs/heads/${request.head}`);
  if (head !== option('--match-head-commit'))
    fail('Head branch was modified. Review and try the merge again.');
  const base = git('rev-parse', `refs/heads/${request.base}`);
  if (git('merge-base', base, head) !== base)
    fail('the stand-in merges only what is on top of the base');
  const squashed = git('commit-tree', `${head}^{tree}`, '-p', base, '-m', option('--subject'));
  git('update-ref', `refs/heads/${request.base}`, squashed, base);
  request.state = 'merged';
} else if (call === 'api --paginate') {
  console.log(JSON.stringify(state.comments.map((one) => [one])));
} else if (call === 'api --method') {
  const { body } = JSON.parse(readFileSync(0, 'utf8'));
  const user = { login: 'github-actions[bot]', type: 'Bot' };
  if (args[2] === 'POST') state.comments.push({ id: 1 + state.comments.length, body, user });
  else state.comments.find(({ id }) => id === Number(args[3].split('/').at(-1))).body = body;
} else {
  fail(`no stand-in for gh ${args.join(' ')}`);
}
save();
