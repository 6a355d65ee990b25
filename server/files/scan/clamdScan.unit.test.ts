import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createClamdScan } from './clamdScan';

const UNAVAILABLE = { code: 'scan_unavailable' };
const BYTES = Buffer.from('%PDF-1.7');

/** Scans against a fake scanner; returns what is reported to the operator. */
async function scanBy(behave: (socket: Socket) => void, silenceMs = 30_000): Promise<string[]> {
  const server = createServer((socket) => behave(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const told: string[] = [];
  const scan = createClamdScan(`tcp://127.0.0.1:${port}`, {
    silenceMs,
    onError: (error) => told.push(String(error)),
  });
  try {
    await expect(scan.scan(BYTES)).rejects.toMatchObject(UNAVAILABLE);
  } finally {
    server.close();
  }
  return told;
}

it('refuses files while no scanner is running, and reports it to the operator', async () => {
  const told: unknown[] = [];
  const scan = createClamdScan('unix:/nowhere/clamd.sock', {
    onError: (error) => told.push(error),
  });
  await expect(scan.scan(BYTES)).rejects.toMatchObject(UNAVAILABLE);
  expect(told).toHaveLength(1);
});

it.each<[name: string, behave: (socket: Socket) => void]>([
  ['an answer that is neither', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['an end without an answer', (socket) => socket.end()],
  ['half an answer', (socket) => socket.end('stream: OK')],
  ['a line that is cut', (socket) => socket.resetAndDestroy()],
])('never takes %s for clean', async (_name, behave) => {
  expect(await scanBy(behave)).toHaveLength(1);
});

it('does not wait for a scanner that does not answer', async () => {
  expect(await scanBy(() => undefined, 50)).toHaveLength(1);
});
