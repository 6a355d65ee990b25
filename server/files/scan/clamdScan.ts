import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ApiError } from '#domain/api/errors';
import { clamdAddress } from '../../config/clamdAddress';
import { within } from '../../lib/within';
import type { FileScan } from './fileScan';

const CHUNK_BYTES = 64 * 1024;
/** Milliseconds without data after which the scanner is considered down. */
const SILENCE_MS = 30_000;
/** Milliseconds for one file, however slowly it talks. */
const WHOLE_MS = 120_000;

/**
 * Scans with ClamAV's daemon: one connection for each file, which is sent in chunks (INSTREAM), and
 * one line as the answer.
 * @param url - `tcp://host:port` or `unix:/path`.
 * @param options.onError - called with the reason why a scan was not possible.
 */
export function createClamdScan(
  url: string,
  options: { onError(error: unknown): void; silenceMs?: number; wholeMs?: number },
): FileScan {
  return {
    async scan(bytes) {
      const { silenceMs = SILENCE_MS, wholeMs = WHOLE_MS } = options;
      const answer = await ask(url, bytes, { silenceMs, wholeMs }).catch((error) => {
        options.onError(new Error('clamd did not scan a file.', { cause: error }));
        throw unavailable();
      });
      if (answer === 'stream: OK') return;
      if (answer.endsWith(' FOUND')) {
        throw new ApiError('file_infected', 'The file is infected.');
      }
      options.onError(new Error(`clamd did not scan a file: ${answer}`));
      throw unavailable();
    },
  };
}

/** The scanner's answer, without the end of its line. */
async function ask(
  url: string,
  bytes: Uint8Array,
  { silenceMs, wholeMs }: { silenceMs: number; wholeMs: number },
): Promise<string> {
  const address = clamdAddress(url);
  if (!address) throw new Error('The address of clamd is not one.');
  const socket = connect(address);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd says nothing.')));
  try {
    const asked = Promise.all([read(socket), send(socket, bytes)]);
    const [answer] = await within(asked, wholeMs, 'clamd');
    return answer;
  } finally {
    socket.destroy();
  }
}

async function read(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += chunk;
    const end = answer.indexOf('\0');
    if (end !== -1) return answer.slice(0, end);
  }
  throw new Error(`clamd ended after: ${answer}`);
}

/** Each chunk after its length; a length of zero ends the file. */
async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(lengthOf([]));
}

function lengthOf({ length }: { length: number }): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function unavailable(): ApiError {
  return new ApiError('scan_unavailable', 'Files cannot be scanned now. Try again in a while.');
}
