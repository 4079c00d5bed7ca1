#!/usr/bin/env node
// Stands in for the GitHub CLI: keeps issues and comments in the file of GH_STATE, and the calls in it too.
import { readFileSync, writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
const file = process.env.GH_STATE;
const state = JSON.parse(readFileSync(file, 'utf8'));
const call = args.slice(0, 2).join(' ');
const stdin = () => readFileSync(0, 'utf8');
const save = () => writeFileSync(file, JSON.stringify(state));

state.calls.push(call);
save();
if (call === 'issue comment') {
  state.comments.push({ issue: Number(args[2]), body: stdin(), login: 'github-actions[bot]' });
  console.log('https://github.com/x/y/issues/1#issuecomment-1');
} else if (call === 'issue create') {
  state.issues.push({ title: args[args.indexOf('--title') + 1], body: stdin() });
  console.log(`https://github.com/x/y/issues/${100 + state.issues.length}`);
} else if (call === 'issue close') {
  state.closed.push(Number(args[2]));
} else if (call === 'api --paginate') {
  const pages = state.comments.map(({ issue, body, login }, id) => [
    {
      id,
      issue_url: `https://api.github.com/repos/x/y/issues/${issue}`,
      body,
      user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
    },
  ]);
  console.log(JSON.stringify(pages));
} else if (call === 'api --method') {
  const id = Number(args.at(-1).split('/').at(-1));
  if (id === state.stuck) {
    console.error('HTTP 500');
    process.exit(1);
  }
  state.deleted.push(id);
} else {
  console.error(`no stand-in for gh ${args.join(' ')}`);
  process.exit(1);
}
save();
