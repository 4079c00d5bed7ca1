import { PRIVATE_DAYS } from '../../src/judge/report-card/due-process.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { contact } from './contact.ts';
import { bullets, prosePage } from './prose.ts';

export function claimPage(site: Site): string {
  const link = (path: string): string => href(site.place, path);
  return prosePage(site, {
    path: PATHS.claim,
    title: 'Claim your server',
    description:
      'Prove that you run an MCP server, with a DNS record or a file, and have it checked daily. No credentials, no account, never another grade.',
    lead: html`Prove that you run the host, and the same checks are made daily with a history. A claim never asks for credentials, and never changes a grade.`,
    sections: [
      {
        id: 'prove',
        title: 'Prove that the host is yours',
        body: html`<p>One of the two, with your GitHub login in place of <code>octocat</code>:</p>
<h3>A DNS record</h3>
<pre tabindex="0"><code>_mcp-rollcall.your-server.example.  TXT  "github=octocat"</code></pre>
<h3>A file</h3>
<pre tabindex="0"><code>https://your-server.example/.well-known/mcp-rollcall.txt

github=octocat</code></pre>
<p>The host is that of your listing’s endpoint; the file stands where the endpoint does, on the same port. The proof stays in place for as long as the claim does: it is looked at every week, and a claim without it twice in a row is withdrawn.</p>`,
      },
      {
        id: 'ask',
        title: 'Open a pull request',
        body: html`<p>Add one line to <code>data/claims.json</code>, from the account that the proof names:</p>
<pre tabindex="0"><code>{"listing":"com.example/weather","github":"octocat","host":"your-server.example","proof":"dns","since":"2026-11-30"}</code></pre>
<p>A workflow looks the proof up and says on the pull request what it found. <code>proof</code> is <code>dns</code> or <code>file</code>; <code>host</code> is in lower case and without a port; lines are sorted by listing.</p>`,
      },
      {
        id: 'changes',
        title: 'What a claim changes',
        body: bullets([
          html`The <a href="${link(PATHS.checkupMethod)}">checkup</a> is made daily, and a page keeps the history of its fifteen rows.`,
          html`You may approve a tool list as the baseline, by a pull request with what <code>rollcall check URL --write-baseline data/baselines/SLUG.json</code> writes, where the slug is that of your page here. From then on the two checks that compare with one say whether anything is different.`,
          html`The <a href="${link(PATHS.reportCardMethod)}">report card</a> is read again daily, so that a fix shows the next day.`,
          html`You may have the card opened before its ${PRIVATE_DAYS} days are over: <code>"opens_early":"2026-12-05"</code> in the line of your claim names the day.`,
        ]),
      },
      {
        id: 'not',
        title: 'What it does not change',
        body: bullets([
          'The grade, of the handshake and of the report card: the same rules read the same record.',
          'What is behind your sign-in: we never ask for credentials, and never hold any.',
          html`Whether you are listed. That is the registry’s to say. Whoever wants not to be read at all <a href="${link(PATHS.prober)}#opt-out">opts out</a>.`,
        ]),
      },
      {
        id: 'help',
        title: 'When it does not work',
        body: html`<p>Write to ${contact(site.config.contact)} with the listing and what the workflow said.</p>`,
      },
    ],
  });
}
