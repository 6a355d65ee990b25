import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { exportZip } from './exportZip';

it('breaks off when a table cannot be read', async () => {
  const zip = exportZip({
    tables: [
      {
        name: 'users',
        what: 'The account.',
        read: async () => {
          throw new Error('The database is away.');
        },
      },
    ],
    files: [],
    page: { name: 'my-data.html', make: () => '' },
    madeAt: '2026-03-02T00:00:00.000Z',
    onProgress: async () => undefined,
  });
  await expect(buffer(zip)).rejects.toThrow('The database is away.');
});

it('reads no further once its reader stops, without other errors', async () => {
  const read: string[] = [];
  let fail = (_error: Error): void => undefined;
  const table = (name: string, rows: () => Promise<object[]>) => ({
    name,
    what: name,
    async read() {
      read.push(name);
      return rows();
    },
  });
  const away = new Promise<object[]>((_resolve, reject) => {
    fail = reject;
  });
  const zip = exportZip({
    tables: [table('users', () => away), table('sessions', async () => [])],
    files: [],
    page: { name: 'my-data.html', make: () => '' },
    madeAt: '2026-03-02T00:00:00.000Z',
    onProgress: async () => undefined,
  });
  for await (const _part of zip) break;
  fail(new Error('The database is closed.'));
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(read).toEqual(['users']);
});
