import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningClamd, startClamd } from '../../../scripts/testing/clamd.mjs';
import { createFileInspector } from '../inspect/createFileInspector';
import { aPdf } from '../inspect/testing/pdfFiles';
import { createClamdScan } from './clamdScan';
import type { FileScan } from './fileScan';

let clamd: RunningClamd;
const errors: unknown[] = [];
const scanBy = (way: 'tcpUrl' | 'unixUrl'): FileScan =>
  createClamdScan(clamd[way], { onError: (error) => errors.push(error) });

beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.stop());

it.each(['tcpUrl', 'unixUrl'] as const)(
  'tells clean files from infected ones by %s',
  async (way) => {
    const scan = scanBy(way);
    await scan.scan(aPdf());
    // More than one chunk, with the signature across a chunk's border
    const large = Buffer.alloc(200_000, 'x');
    await scan.scan(large);
    large.write(clamd.malware, 65_536 - 8);
    await expect(scan.scan(large)).rejects.toMatchObject({ code: 'file_infected' });
    expect(errors).toEqual([]);
  },
);

it('scans a file before it is accepted, including its compressed streams', async () => {
  const inspector = createFileInspector({ scan: scanBy('unixUrl') });
  const page = `BT (${clamd.malware}) Tj ET`;
  const infected = aPdf({
    objects: { 4: { dictionary: '/Filter /FlateDecode', bytes: deflateSync(page) } },
  });
  await expect(inspector.inspect(infected, ['pdf'])).rejects.toMatchObject({
    code: 'file_infected',
  });
  expect(await inspector.inspect(aPdf(), ['pdf'])).toMatchObject({ pages: 1 });
  await inspector.stop();
});

it('scans the largest file that may be uploaded', async () => {
  await scanBy('tcpUrl').scan(Buffer.alloc(20 * 1024 * 1024, 'x'));
  expect(errors).toEqual([]);
});
