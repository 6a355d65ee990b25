import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { databaseHealth } from './databaseHealth';
import { folderProbe } from './writeProbe';

const well = async () => [];
const never = () => new Promise<never>(() => undefined);
const refuses = (message: string) => () => Promise.reject(new Error(message));

describe('databaseHealth', () => {
  it('succeeds with an answer and a write', async () => {
    const options = { write: well, clock: settableClock() };
    await expect(databaseHealth({ query: well }, options)()).resolves.toBeUndefined();
  });

  it.each([
    ['refuses', refuses('connect ECONNREFUSED'), well],
    ['never answers', never, well],
    ['cannot write', well, refuses('no space left on device')],
    ['never ends a write', well, never],
  ])('throws "unavailable" when the database %s', async (_name, query, write) => {
    const healthy = databaseHealth({ query }, { write, clock: settableClock(), timeoutMs: 20 });
    await expect(healthy()).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringMatching(/ECONNREFUSED|no space|in time/) },
    });
  });

  it('asks once for all who ask at the same time, and again after it', async () => {
    const asked: string[] = [];
    const query = async (sql: string) => {
      asked.push(sql);
      return [];
    };
    const healthy = databaseHealth({ query }, { write: well, clock: settableClock() });
    await Promise.all([healthy(), healthy(), healthy()]);
    expect(asked).toEqual(['select 1']);
    await healthy();
    expect(asked).toHaveLength(2);
  });

  it('writes at most once in five seconds, and recovers when it can write again', async () => {
    const clock = settableClock();
    let full = true;
    let writes = 0;
    const write = async () => {
      writes += 1;
      if (full) throw new Error('no space left on device');
    };
    const healthy = databaseHealth({ query: well }, { write, clock });
    await expect(healthy()).rejects.toThrow();
    full = false;
    clock.advance(4_999);
    await expect(healthy()).rejects.toThrow();
    expect(writes).toBe(1);
    clock.advance(1);
    await healthy();
    await healthy();
    expect(writes).toBe(2);
  });
});

describe('folderProbe', () => {
  it('writes in the folder, leaves no file there, and rejects when it cannot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikari-probe-'));
    await folderProbe(folder)();
    expect(await readdir(folder)).toEqual([]);
    // As on a disk with less space than that
    await expect(folderProbe(folder, Number.MAX_VALUE)()).rejects.toThrow('almost full');
    await rm(folder, { recursive: true });
    await expect(folderProbe(folder)()).rejects.toThrow('ENOENT');
  });
});
