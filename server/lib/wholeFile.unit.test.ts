import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';
import { holds } from '../../scripts/testing/holds';
import { NotBelievedError, readWholeFile, writeWholeFile } from './wholeFile';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-whole-'));
  path = join(folder, 'index', 'jobs');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const RECORDS = ['one', '', 'two'.repeat(50)];

async function write(label: object = { name: 'whole' }, records = RECORDS) {
  await writeWholeFile(
    path,
    label,
    records.map((text) => Buffer.from(text)),
  );
}

async function read() {
  const records: string[] = [];
  let label: unknown;
  const found = await readWholeFile(
    path,
    async (read) => {
      label = read;
    },
    (record) => records.push(record.toString()),
  );
  return found ? { label, records } : null;
}

describe('a file that is whole or not believed', () => {
  it('is read as it was written, by its owner alone', async () => {
    expect(await read()).toBeNull();
    await write();
    expect(await read()).toEqual({ label: { name: 'whole' }, records: RECORDS });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'index'))).mode & 0o777).toBe(0o700);
  });

  it('is not believed wherever it is cut off, or another letter stands', async () => {
    await write();
    const whole = await readFile(path);
    const at = fc.nat(whole.length - 1);
    const damage = fc.oneof(
      at.map((length) => whole.subarray(0, length)),
      at.map((place) => Buffer.from(whole).fill((whole[place] ?? 0) ^ 1, place, place + 1)),
      fc.uint8Array({ minLength: 1 }).map((more) => Buffer.concat([whole, more])),
    );
    await holds(
      fc.asyncProperty(damage, async (bytes) => {
        await writeFile(path, bytes);
        await expect(read()).rejects.toThrow(NotBelievedError);
      }),
    );
  });

  it('gives no record before the whole file has been compared with its digest', async () => {
    await write();
    const whole = await readFile(path);
    await writeFile(path, Buffer.from(whole).fill(0, whole.length - 1));
    const records: Buffer[] = [];
    await expect(
      readWholeFile(
        path,
        async () => undefined,
        (record) => records.push(record),
      ),
    ).rejects.toThrow('it is damaged');
    expect(records).toEqual([]);
  });

  it('stays as it was when writing another fails, and leaves nothing', async () => {
    await write();
    function* failing() {
      yield Buffer.from('half');
      throw new Error('The disk is full.');
    }
    await expect(writeWholeFile(path, { name: 'half' }, failing())).rejects.toThrow('full');
    expect(await read()).toEqual({ label: { name: 'whole' }, records: RECORDS });
    expect(await readdir(join(folder, 'index'))).toEqual(['jobs']);
  });

  it('stays as it was when the process is killed while it writes, and the next removes the rest', async () => {
    await write();
    const script = await nodeScript(new URL('./testing/writeForEver.ts', import.meta.url));
    const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await readdir(join(folder, 'index'))).toHaveLength(2);
    expect(await read()).toEqual({ label: { name: 'whole' }, records: RECORDS });
    await write({ name: 'next' });
    expect((await read())?.label).toEqual({ name: 'next' });
    expect(await readdir(join(folder, 'index'))).toEqual(['jobs']);
  });
});
