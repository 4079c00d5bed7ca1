import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { removeLeftovers, writeBytes } from '../../src/store/write.ts';
import { dataFolder, faultOf } from './folder.ts';

describe('writeBytes', () => {
  it('writes a new file with its folders, and leaves nothing else', async () => {
    const dir = await dataFolder();
    const file = join(dir, 'a/b/c.json');
    expect(await writeBytes(file, Buffer.from('{}\n'))).toBe(true);
    expect(await readFile(file, 'utf8')).toBe('{}\n');
    expect(await readdir(join(dir, 'a/b'))).toEqual(['c.json']);
  });

  it('does not touch a file that holds these bytes already', async () => {
    const dir = await dataFolder();
    const file = join(dir, 'c.json');
    await writeBytes(file, Buffer.from('same'));
    const before = await stat(file);
    expect(await writeBytes(file, Buffer.from('same'))).toBe(false);
    expect((await stat(file)).ino).toBe(before.ino);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    expect(await writeBytes(file, Buffer.from('other'))).toBe(true);
    expect((await stat(file)).ino).not.toBe(before.ino);
  });

  it('takes many writes of one file at once: the file is one of them', async () => {
    const dir = await dataFolder();
    const file = join(dir, 'c.json');
    const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(100_000));
    await Promise.all(texts.map((text) => writeBytes(file, Buffer.from(text))));
    expect(texts).toContain(await readFile(file, 'utf8'));
    expect(await readdir(dir)).toEqual(['c.json']);
  });

  it('says which file could not be written', async () => {
    const dir = await dataFolder();
    await writeFile(join(dir, 'plain'), '');
    const under = writeBytes(join(dir, 'plain/c.json'), Buffer.from('x'));
    expect(await faultOf(under, dir)).toMatch(
      /^data_write_failed: plain\/c.json can't be written: ENOTDIR/,
    );
    await mkdir(join(dir, 'folder.json'));
    const over = writeBytes(join(dir, 'folder.json'), Buffer.from('x'));
    expect(await faultOf(over, dir)).toMatch(
      /^data_write_failed: folder.json can't be written: EISDIR/,
    );
    expect((await readdir(dir)).sort()).toEqual(['folder.json', 'plain']);
  });

  it('leaves the old file when the disk takes only a part of the new one', async () => {
    const dir = await dataFolder();
    const file = join(dir, 'c.json');
    await writeFile(file, 'old');
    const script = join(dir, 'child.mjs');
    await build({
      stdin: {
        contents: `
          import { writeBytes } from './src/store/write.ts';
          process.on('SIGXFSZ', () => {});
          await writeBytes(process.argv[2], Buffer.alloc(200_000, 65)).then(
            () => console.log('written'),
            (fault) => console.log(fault.code, fault.message.includes('EFBIG')),
          );`,
        resolveDir: process.cwd(),
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: script,
    });
    const limited = `ulimit -f 60; exec "${process.execPath}" "${script}" "${file}"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', limited]);
    expect(stdout).toBe('data_write_failed true\n');
    expect(await readFile(file, 'utf8')).toBe('old');
    expect((await readdir(dir)).sort()).toEqual(['c.json', 'child.mjs']);
  });
});

describe('removeLeftovers', () => {
  it('removes what dead processes left, and nothing else', async () => {
    const dir = await dataFolder();
    const dead = await promisify(execFile)(process.execPath, ['-p', 'process.pid']);
    const others = ['c.json', `.rollcall-${process.ppid}-1.tmp`, '.rollcall-x-1.tmp', 'a.tmp'];
    const left = [`.rollcall-${dead.stdout.trim()}-3.tmp`, `.rollcall-${process.pid}-999999.tmp`];
    for (const name of [...others, ...left]) await writeFile(join(dir, name), '{');
    await removeLeftovers(dir);
    expect((await readdir(dir)).sort()).toEqual(others.sort());
  });

  it('is content with a folder that is not there', async () => {
    await expect(removeLeftovers(join(await dataFolder(), 'no'))).resolves.toBeUndefined();
  });
});
