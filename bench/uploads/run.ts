import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UPLOADS_PATH } from '#domain/api/documents';
import { MAX_DOCUMENT_BYTES, UPLOAD_CHUNK_BYTES } from '#domain/candidates/documents';
import { markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import type { FromServer, ToServer } from './messages';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const PEOPLE = 20;
const MIB = 1024 * 1024;
/** The small upload shows whether memory grows with the upload's size. */
const SIZES = [2 * MIB, MAX_DOCUMENT_BYTES];

interface Uploaded {
  size: number;
  seconds: number;
  /** Bytes of the server's memory before the uploads, and the most during them. */
  before: number;
  peak: number;
}

async function ask(server: ChildProcess, message: ToServer): Promise<FromServer> {
  const answered = once(server, 'message');
  server.send(message);
  const [answer] = await answered;
  return answer;
}

async function memory(server: ChildProcess, question: 'begin' | 'peak'): Promise<number> {
  const answer = await ask(server, { ask: question });
  if (!('rss' in answer)) throw new Error('The server told of no memory.');
  return answer.rss;
}

/** One candidate's upload, in the pieces that a browser sends. */
async function upload(
  url: string,
  headers: Record<string, string>,
  content: Buffer<ArrayBuffer>,
): Promise<void> {
  const common = { ...headers, 'tus-resumable': '1.0.0' };
  const begun = await fetch(url + UPLOADS_PATH, {
    method: 'POST',
    headers: { ...common, 'upload-length': String(content.length) },
  });
  const location = url + begun.headers.get('location');
  for (let offset = 0; offset < content.length; offset += UPLOAD_CHUNK_BYTES) {
    const sent = await fetch(location, {
      method: 'PATCH',
      headers: {
        ...common,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: content.subarray(offset, offset + UPLOAD_CHUNK_BYTES),
    });
    if (sent.status !== 204) throw new Error(`An upload was refused with ${sent.status}.`);
  }
}

async function measure(): Promise<Uploaded[]> {
  const server = fork(SERVER, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  await once(server, 'message');
  try {
    const results: Uploaded[] = [];
    for (const size of SIZES) {
      const people = await ask(server, { ask: 'candidates', people: PEOPLE });
      if (!('url' in people)) throw new Error('The server signed nobody in.');
      const content = randomBytes(size);
      const before = await memory(server, 'begin');
      const start = performance.now();
      await Promise.all(people.headers.map((headers) => upload(people.url, headers, content)));
      const seconds = (performance.now() - start) / 1000;
      results.push({ size, seconds, before, peak: await memory(server, 'peak') });
    }
    return results;
  } finally {
    const exited = once(server, 'exit');
    server.send({ ask: 'stop' } satisfies ToServer);
    await exited;
  }
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MIB)} MB`;

/** Uploads of many at once: how fast, and how much memory they take. */
export const uploadsPart = part<Uploaded[]>({
  name: 'uploads',
  title: 'Uploads',
  measure,
  section: (results) => `${PEOPLE} candidates upload at once, in pieces of a mebibyte, to one server
with an embedded database and a folder of files. Every piece is encrypted and synced to the disk
before it is acknowledged. The client has its share of the same cores. Memory is the whole process's.

${markdownTable([
  ['Each uploads', 'All of them', 'Throughput', 'Memory before', 'Most memory meanwhile', 'Ratio'],
  ...results.map(({ size, seconds, before, peak }) => [
    megabytes(size),
    `${seconds.toFixed(1)} s`,
    `${Math.round((PEOPLE * size) / MIB / seconds)} MB/s`,
    megabytes(before),
    megabytes(peak),
    times(peak, before),
  ]),
])}`,
});
