import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError, Option } from 'commander';
import { VERSION } from '../version.ts';
import { runTime, shardCount } from './shard-options.ts';

const EXIT_CODES = `
Exit codes: 0 fine, 1 findings at or above --fail-on, 2 usage, 3 authentication required,
4 unreachable, 5 a fault of our own (data, registry, network).`;

/** The command line. Each command's code is loaded only when that command runs. `about`: what the help of `check` ends with. */
export function program(settle: (exitCode: number) => void, about = ''): Command {
  const root = new Command('rollcall')
    .description('Calls the roll of public MCP servers.')
    .version(VERSION)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, 'rollcall:')) })
    .addHelpText('after', EXIT_CODES);

  oneRead(root, 'handshake', failOn('which outcome is a failure', ['error', 'never']))
    .description('speak initialize and tools/list to one endpoint and say what it answered')
    .action(async (url, options) => {
      startQuickly();
      const { handshake } = await import('./commands/handshake.ts');
      settle(await handshake(url, options));
    });

  oneRead(root, 'check', failOn('which rows are a failure', ['failed', 'risk', 'never']))
    .description('make one checkup of one endpoint: fifteen checks, four states')
    .option('--baseline <file>', 'compare with the tool list that was approved')
    .addOption(
      new Option('--write-baseline <file>', 'approve of the tool list that is read now').conflicts(
        'baseline',
      ),
    )
    .addHelpText('after', about)
    .action(async (url, options) => {
      startQuickly();
      const { check } = await import('./commands/check.ts');
      settle(await check(url, options));
    });

  oneRead(root, 'report', failOn('which findings are a failure', ['error', 'warning', 'never']))
    .description('read one server in full, as a client does before use, and print its report card')
    .action(async (url, options) => {
      startQuickly();
      const { report } = await import('./commands/report.ts');
      settle(await report(url, options));
    });

  root
    .command('judge')
    .description('judge the record of an earlier read again, without a network')
    .argument('<record>', 'a file that --record wrote')
    .option('--json', 'print one JSON document')
    .addOption(format())
    .addOption(failOn('which outcome is a failure', ['error', 'never']))
    .action(async (record, options) => {
      const { judge } = await import('./commands/judge.ts');
      settle(await judge(record, options));
    });

  root
    .command('sync')
    .description('pull the registry and write the catalog')
    .option('--registry <url>', 'the list endpoint of a registry (default: the configured one)')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--accept-shrink', 'take a list that is much shorter than the last one')
    .option('--json', 'print one JSON document')
    .action(async (options) => {
      const { sync } = await import('./commands/sync.ts');
      settle(await sync(options));
    });

  root
    .command('plan')
    .description(
      'share a run out among machines and print the shards, for the matrix of a workflow',
    )
    .argument('[n]', 'machines, 256 at most (default: the configured number)', shardCount)
    .option('--data <dir>', 'the data folder', 'data')
    .action(async (count, options) => {
      const { plan } = await import('./commands/plan.ts');
      settle(await plan(count, options));
    });

  root
    .command('merge')
    .description('put the parts that the shards of a run wrote together, and write the data')
    .argument('<dir>', 'the folder with the parts, at whatever depth')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--json', 'print one JSON document')
    .action(async (dir, options) => {
      const { merge } = await import('./commands/merge.ts');
      settle(await merge(dir, options));
    });

  shared(root, 'probe')
    .description('read every listed endpoint and write state, history and toolsets')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--concurrency <n>', 'reads at a time (default: the configured number)', atLeastOne)
    .option('--per-host <n>', 'reads at a time on one host', atLeastOne)
    .option('--only <name>', 'read this listing alone (may be repeated)', collect)
    .option('--allow-private', 'allow loopback and private addresses')
    .option('--json', 'print one JSON document')
    .action(async (options) => {
      const { probe } = await import('./commands/probe.ts');
      settle(await probe(options));
    });

  shared(root, 'read')
    .description('read every listed endpoint in full and write report cards')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--second-reads', 'only the listings whose stop finding awaits its second read')
    .option('--only <name>', 'read this listing alone (may be repeated)', collect)
    .option('--records <dir>', 'keep the observations of opened cards in this folder')
    .option('--concurrency <n>', 'reads at a time (default: the configured number)', atLeastOne)
    .option('--allow-private', 'allow loopback and private addresses')
    .option('--json', 'print one JSON document')
    .action(async (options) => {
      const { read } = await import('./commands/read.ts');
      settle(await read(options));
    });

  root
    .command('review')
    .description('say in words what changed in data/, and whether all that must hold of it does')
    .argument('<base>', 'a git revision, or a data folder')
    .argument('<head>', 'the revision or folder that follows it')
    .addOption(
      new Option('--format <format>', 'how it is told')
        .choices(['text', 'markdown', 'json'])
        .default('text'),
    )
    .option('--data <dir>', 'the data folder in both revisions', 'data')
    .option('--rest <file>', 'write what is too long to be told to this file')
    .option('--author <login>', 'the GitHub login that proposes the change')
    .option('--maintainer', 'the author may write to the repository anyway')
    .action(async (base, head, options) => {
      const { review } = await import('./commands/review.ts');
      settle(await review(base, head, options));
    });

  root
    .command('serve')
    .description('serve handshakes, badges and checkups on demand over HTTP')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <n>', 'the port to listen on', port, 8080)
    .option('--site <dir>', 'the built site, to be served too')
    .option(
      '--site-url <url>',
      'where visitors find the site (default: what it was built for, or the configured one)',
    )
    .option('--data <dir>', 'the data folder: listings by name, opt-outs (default: data)')
    .option('--store <file>', 'where results are kept, or :memory:', 'rollcall-serve.sqlite')
    .option('--redis <url>', 'keep them in Redis instead (or by ROLLCALL_REDIS_URL)')
    .option('--trust-proxy <n>', 'proxies in front that name whom they ask for', hops, 0)
    .option('--reads <n>', 'reads at a time', atLeastOne, 8)
    .option('--queue <n>', 'reads that may wait for their turn', atLeastOne, 64)
    .option('--metrics-port <n>', 'a port of its own for the metrics', port)
    .option('--allow-private', 'allow private addresses: for this machine alone')
    .action(async (options) => {
      const { serve } = await import('./commands/serve.ts');
      settle(await serve(options));
    });

  const claims = root.command('claims').description('who speaks for which listing');
  overClaims(claims.command('verify').argument('[listing...]', 'only claims of these listings'))
    .description('look at the proof of claims: a TXT record, or a file below /.well-known/')
    .action(async (listings, options) => {
      const { verify } = await import('./commands/claims.ts');
      settle(await verify(listings, options));
    });
  overClaims(claims.command('recheck'))
    .description(
      'look at every proof and write data/claims.json; one that is gone twice is withdrawn',
    )
    .action(async (options) => {
      const { recheck } = await import('./commands/claims.ts');
      settle(await recheck(options));
    });

  root
    .command('checkups')
    .description('make the scheduled checkups of claimed servers')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--allow-private', 'allow loopback and private addresses')
    .option('--json', 'print one JSON document')
    .action(async (options) => {
      const { checkups } = await import('./commands/checkups.ts');
      settle(await checkups(options));
    });

  for (const command of [...root.commands, ...claims.commands]) {
    command.exitOverride().showSuggestionAfterError().addHelpText('after', EXIT_CODES);
  }
  return root;
}

/**
 * For a process that makes a few requests and ends. Node 20 waits at exit until the HTTP parser's
 * WebAssembly is optimised: that never pays here. Comes before the code that may compile it is loaded.
 */
function startQuickly(): void {
  setFlagsFromString('--liftoff-only');
}

function format(): Option {
  return new Option('--format <format>', 'print a document of this format')
    .choices(['sarif', 'junit', 'markdown'])
    .conflicts('json');
}

/** A command that reads one endpoint, or one program, once. */
function oneRead(root: Command, name: string, failure: Option): Command {
  return root
    .command(name)
    .argument('[url]', 'the address of an MCP endpoint')
    .option(
      '--command <words>',
      'a program to start that speaks over stdio, in place of an address',
    )
    .option('--json', 'print one JSON document')
    .addOption(format())
    .option(
      '--allow-private',
      'allow loopback and private addresses, and http where https is the rule',
    )
    .addOption(new Option('--transport <type>', 'the declared transport').choices(['http', 'sse']))
    .addOption(failure)
    .option('--record <file>', 'keep what came over the wire, for `rollcall judge`');
}

/** A run that many machines may share: each writes a part, and `merge` puts the parts together. */
function shared(root: Command, name: string): Command {
  return root
    .command(name)
    .option('--shard <i/n>', 'read the I-th of N shards alone and write a part, not the data')
    .option('--run <time>', 'the start of the run, the same for all of its shards', runTime)
    .option('--part <dir>', 'the folder that the part is written to, as I-of-N.jsonl');
}

function overClaims(command: Command): Command {
  return command
    .option('--data <dir>', 'the data folder', 'data')
    .option('--resolver <address>', 'ask this name server (may be repeated)', collect)
    .option('--allow-private', 'allow loopback and private addresses')
    .option('--json', 'print one JSON document');
}

/** The first level is the one that counts unless another is given. */
function failOn(description: string, levels: [string, ...string[]]): Option {
  return new Option('--fail-on <level>', description).choices(levels).default(levels[0]);
}

function atLeastOne(text: string): number {
  return within(text, 1, 256);
}

function port(text: string): number {
  return within(text, 0, 65_535);
}

function hops(text: string): number {
  return within(text, 0, 16);
}

function within(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new InvalidArgumentError(`expected a whole number from ${least} to ${most}.`);
  }
  return value;
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}
