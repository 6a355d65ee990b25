import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { exportZip } from './exportZip';
import { readZip } from './testing/readZip';

const brokenOff = (_path: string, error: unknown) => Promise.reject(error);

it('has the readable part of a file that ends too early, and the next one whole', async () => {
  const fileOf = (path: string, more: () => string) => ({
    path,
    name: null,
    kind: 'cv',
    async *open() {
      yield Buffer.from('begins ');
      yield Buffer.from(more());
    },
  });
  const lost = new Error('A frame is lost.');
  const met: unknown[] = [];
  const zip = exportZip({
    tables: [],
    files: [
      fileOf('documents/1-cv.pdf', () => {
        throw lost;
      }),
      fileOf('documents/2-cv.pdf', () => 'and ends'),
    ],
    page: {
      name: 'my-data.html',
      make: ({ files, unread }) => JSON.stringify([files.length, unread]),
    },
    madeAt: '2026-03-02T00:00:00.000Z',
    onUnread: async (...one) => void met.push(one),
    onProgress: async () => undefined,
  });
  const files = readZip(await buffer(zip));
  expect(String(files.get('documents/1-cv.pdf'))).toBe('begins ');
  expect(String(files.get('documents/2-cv.pdf'))).toBe('begins and ends');
  expect(met).toEqual([['documents/1-cv.pdf', lost]]);
  const cut = { path: 'documents/1-cv.pdf', how: 'cut' };
  expect(JSON.parse(String(files.get('my-data.html')))).toEqual([2, [cut]]);
  expect(JSON.parse(String(files.get('data/index.json')))).toMatchObject({ unread: [cut] });
  expect(String(files.get('README.txt'))).toContain('documents/1-cv.pdf: slutar för tidigt');
});

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
    onUnread: brokenOff,
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
    tables: [
      table('users', async () => []),
      table('chats', () => away),
      table('sessions', async () => []),
    ],
    files: [],
    page: { name: 'my-data.html', make: () => '' },
    madeAt: '2026-03-02T00:00:00.000Z',
    onUnread: brokenOff,
    onProgress: async () => undefined,
  });
  for await (const _part of zip) break;
  fail(new Error('The database is closed.'));
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(read).toEqual(['users', 'chats']);
});
