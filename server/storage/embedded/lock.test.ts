import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderInUseError, type LockKind, lockDataFolder } from './lock';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vikari-lock-'));
  await Promise.all(['a', 'b'].map((name) => mkdir(join(root, name))));
  await symlink(join(root, 'a'), join(root, 'alias'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const kinds: LockKind[] = process.platform === 'linux' ? ['abstract', 'file'] : ['file'];

describe.each(kinds)('the %s lock', (kind) => {
  it('is held once, by whatever path, and can be taken again after its release', async () => {
    const lock = await lockDataFolder(join(root, 'a'), kind);
    await expect(lockDataFolder(join(root, 'a'), kind)).rejects.toThrow(DataFolderInUseError);
    await expect(lockDataFolder(join(root, 'alias'), kind)).rejects.toThrow(`${process.pid}`);
    const other = await lockDataFolder(join(root, 'b'), kind);
    await lock.release();
    const again = await lockDataFolder(join(root, 'a'), kind);
    await Promise.all([again.release(), other.release()]);
  });

  it('is given to one of two simultaneous callers', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 2 }, () => lockDataFolder(join(root, 'a'), kind)),
    );
    const held = attempts.flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    );
    expect(held).toHaveLength(1);
    await Promise.all(held.map((lock) => lock.release()));
  });
});
