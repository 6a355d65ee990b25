import { buffer } from 'node:stream/consumers';
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
    madeAt: '2026-03-02T00:00:00.000Z',
    onProgress: async () => undefined,
  });
  await expect(buffer(zip)).rejects.toThrow('The database is away.');
});
