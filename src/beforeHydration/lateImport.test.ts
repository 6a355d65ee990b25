import { expect, it, vi } from 'vitest';
import { createLateImport } from './lateImport';

const lateImport = createLateImport();

it('asks at another address after each failure, and at the one that worked from then on', async () => {
  const load = vi.fn(async (address: string) => ({ address }));
  const lost = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await expect(lateImport(load, './Dialog-a.js')).rejects.toBe(lost);
  await expect(lateImport(load, './Dialog-a.js')).rejects.toBe(lost);
  const opened = { address: './Dialog-a.js?again=2' };
  expect(await lateImport(load, './Dialog-a.js')).toEqual(opened);
  expect(await lateImport(load, './Dialog-a.js')).toEqual(opened);
  expect(load.mock.calls.map(([address]) => address)).toEqual([
    './Dialog-a.js',
    './Dialog-a.js?again=1',
    './Dialog-a.js?again=2',
    './Dialog-a.js?again=2',
  ]);
});

it('asks for a file that never failed at its own address', async () => {
  const load = vi.fn(async () => ({}));
  await lateImport(load, './Other-b.js');
  await lateImport(load, './Other-b.js');
  expect(load.mock.calls).toEqual([['./Other-b.js'], ['./Other-b.js']]);
});
