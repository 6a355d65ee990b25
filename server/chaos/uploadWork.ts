import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  deleteUserDocument,
  getUserDocumentFile,
  getUserDocuments,
  submitUserDocument,
  UPLOADS_PATH,
} from '#domain/api/documents';
import { UPLOAD_CHUNK_BYTES } from '#domain/candidates/documents';
import { urlOf } from '../http/api';
import { bodyOf, type Call, Unexpected } from './serverCall';
import { compareIds, type Work } from './work';

const TUS = { 'tus-resumable': '1.0.0' };
const MOST_PIECES = 3;
/** Documents after which the oldest is deleted. */
const MANY = 6;
/**
 * Is in every file, so often that each of its frames contains it; no stored file and no row may
 * contain it.
 */
export const PLAIN_TEXT = 'read by nobody but its owner';
const EVERY = 16 * 1024;
/** Milliseconds until a candidate who may not begin an upload tries again. */
const FULL_MS = 100;

interface UnderWay {
  bytes: Buffer<ArrayBuffer>;
  location: string;
  /** Bytes that the server has confirmed, and those that were sent. */
  kept: number;
  sent: number;
  /** The key of the call that creates a document from it. */
  key: string;
  submitted: boolean;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes of any kind, which an inspector that looks at the first of them takes for a PDF. */
function someFile(): Buffer<ArrayBuffer> {
  const bytes = someBytes();
  bytes.write('%PDF-1.7\n');
  return bytes;
}

/** Random bytes of one to three pieces. */
export function someBytes(): Buffer<ArrayBuffer> {
  const bytes = randomBytes(Math.ceil(Math.random() * MOST_PIECES * UPLOAD_CHUNK_BYTES));
  for (let at = 0; at < bytes.length; at += EVERY) bytes.write(PLAIN_TEXT, at);
  return bytes;
}

/**
 * Repeatedly uploads files by tus and creates documents from them; keeps the latest few.
 *
 * @param makeFile - a file that the server's inspector takes.
 */
export function uploadWork(makeFile: () => Buffer<ArrayBuffer> = someFile): Work {
  /** The confirmed documents' hashes by id, the oldest first. */
  const documents = new Map<string, string>();
  /** Those whose bytes were read back and compared. */
  const read = new Set<string>();
  let upload: UnderWay | null = null;
  let deleting: string | null = null;

  async function begin(call: Call): Promise<void> {
    const bytes = makeFile();
    const begun = await call('POST', UPLOADS_PATH, {
      headers: { ...TUS, 'upload-length': String(bytes.length) },
    });
    // Uploads that were cut off keep their slots until they have been idle for long enough
    if (begun.status === 429) return wait(FULL_MS);
    if (begun.status !== 201) throw new Unexpected('An upload was not begun', begun);
    const location = begun.headers.get('location') ?? '';
    upload = { bytes, location, kept: 0, sent: 0, key: randomUUID(), submitted: false };
  }

  async function sendPiece(call: Call, one: UnderWay): Promise<void> {
    const body = one.bytes.subarray(one.kept, one.kept + UPLOAD_CHUNK_BYTES);
    one.sent = one.kept + body.length;
    const sent = await call('PATCH', one.location, {
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(one.kept),
      },
      body,
    });
    if (sent.status !== 204) throw new Unexpected('A piece was not taken', sent);
    one.kept = Number(sent.headers.get('upload-offset'));
  }

  async function submit(call: Call, one: UnderWay): Promise<void> {
    one.submitted = true;
    const answer = await call('POST', urlOf({ endpoint: submitUserDocument }), {
      headers: { 'idempotency-key': one.key },
      json: { uploadId: one.location.split('/').at(-1), type: 'cv', name: 'CV' },
    });
    const { document } = bodyOf(answer, 'An upload became no document');
    documents.set(document.id, hashOf(one.bytes));
    upload = null;
  }

  async function removeOldest(call: Call): Promise<void> {
    const [oldest = ''] = documents.keys();
    const isRepeat = deleting !== null;
    deleting = oldest;
    const json = { documentId: oldest };
    const answer = await call('POST', urlOf({ endpoint: deleteUserDocument }), { json });
    // It was deleted before the kill
    if (!(isRepeat && answer.status === 404)) bodyOf(answer, 'A document was not deleted');
    documents.delete(oldest);
    deleting = null;
  }

  async function checkUpload(call: Call, one: UnderWay): Promise<string[]> {
    const head = await call('HEAD', one.location, { headers: TUS });
    // It may have become a document
    if (one.submitted && head.status === 404) return [];
    if (head.status !== 200) return [`An upload that was confirmed answers ${head.status}`];
    const offset = Number(head.headers.get('upload-offset'));
    if (offset < one.kept || offset > one.sent) {
      return [`An upload stands at ${offset}, not between ${one.kept} and ${one.sent}`];
    }
    one.kept = offset;
    return [];
  }

  async function checkBytes(call: Call, id: string, hash: string): Promise<string[]> {
    const file = await call('GET', `${urlOf({ endpoint: getUserDocumentFile })}?id=${id}`);
    if (file.status !== 200) return [`Document ${id} answers ${file.status}`];
    read.add(id);
    return hashOf(file.bytes) === hash ? [] : [`Document ${id} has other bytes than were sent`];
  }

  return {
    next() {
      if (deleting !== null || (!upload && documents.size > MANY)) return 'deletion';
      if (!upload) return 'upload';
      return upload.kept < upload.bytes.length ? 'piece' : 'document';
    },

    async step(call) {
      if (deleting !== null || (!upload && documents.size > MANY)) await removeOldest(call);
      else if (!upload) await begin(call);
      else if (upload.kept < upload.bytes.length) await sendPiece(call, upload);
      else await submit(call, upload);
    },

    async check(call, { everything }) {
      const faults = upload ? await checkUpload(call, upload) : [];
      const answer = await call('GET', urlOf({ endpoint: getUserDocuments }));
      const { results } = bodyOf(answer, 'The documents were not listed');
      const stored: string[] = results.map(({ id }: { id: string }) => id);
      const adding = upload?.submitted === true;
      const confirmed = [...documents.keys()];
      faults.push(...compareIds('document', { stored, confirmed, adding, deleting }));
      for (const [id, hash] of documents) {
        if (id === deleting || (read.has(id) && !everything)) continue;
        faults.push(...(await checkBytes(call, id, hash)));
      }
      return faults;
    },
  };
}
