import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { DocumentType } from '#domain/candidates/documents';
import { type FileReason, fileReasonOf } from '#domain/candidates/fileReasons';
import { randomKey } from '../../lib/randomKey';
import type { KeptUploads } from './keptUploads';
import type { DropUpload, SendFile } from './sendFile';
import {
  delayAfter,
  type Upload,
  type UploadAction,
  uploadsReducer,
  uploadsToStart,
} from './uploads.reducer';

/** What the page keeps about a file besides what is shown. */
interface Job {
  file: File;
  type: DocumentType;
  /** The key of the document's request, the same for all tries. */
  idempotencyKey: string;
  /** Set once the upload is complete. */
  uploadId: string | null;
  stop: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A document to create from a complete upload. */
interface WholeUpload {
  uploadId: string;
  upload: Upload;
  idempotencyKey: string;
}

export interface UploadStoreOptions {
  send: SendFile;
  drop: DropUpload;
  kept: KeptUploads;
  /** Creates the document and shows it. Rejects with an `ApiError`. */
  submit: (whole: WholeUpload) => Promise<void>;
}

/** The uploads of a page. They continue while the user navigates within the site. */
export interface UploadStore {
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Upload[];
  add: (file: File, what: { type: DocumentType; replaces: string | null }) => void;
  pause: (id: string) => void;
  /** Resumes a paused upload, or retries a failed one. */
  resume: (id: string) => void;
  /** Removes it from the list, and its upload from the server. */
  cancel: (id: string) => void;
  /** The browser is online again: uploads that wait for the connection try again now. */
  wake: () => void;
  /** The browser is offline: uploads stop waiting for a response. */
  breakLine: () => void;
  /** Types of which an upload was begun before the page was loaded again. */
  unfinished: () => DocumentType[];
  /** Stops all of them, at sign-out; a file that was being prepared then is not added later. */
  close: () => void;
}

/** Refusals with which the server has deleted the upload. */
const NO_UPLOAD_LEFT: readonly ErrorCode[] = ['upload_not_found', 'upload_not_allowed'];

/** Error codes after which a retry may succeed. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'network_error',
  'unavailable',
  'internal_error',
  'request_timeout',
  // The response to a part was lost: the server says how much it has
  'conflict',
]);

export function createUploadStore({ send, drop, kept, submit }: UploadStoreOptions): UploadStore {
  let uploads: readonly Upload[] = [];
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let isClosed = false;

  function put(action: UploadAction): void {
    uploads = uploadsReducer(uploads, action);
    for (const upload of uploadsToStart(uploads)) start(upload);
    for (const listener of listeners) listener();
  }

  function fail(id: string, code: ErrorCode, reason: FileReason | null = null): void {
    if (!PASSING.has(code)) {
      put({ type: 'refused', id, code, reason });
      return;
    }
    put({ type: 'broke', id });
    const upload = uploads.find((one) => one.id === id);
    const job = jobs.get(id);
    if (!job || upload?.phase !== 'waiting') return;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => put({ type: 'woken', id }), delayAfter(upload.breaks));
  }

  function start({ id }: Upload): void {
    const job = jobs.get(id);
    if (!job) return;
    uploads = uploadsReducer(uploads, { type: 'started', id });
    if (job.uploadId !== null) {
      becomeWhole(id, job, job.uploadId);
      return;
    }
    const { file, type } = job;
    const { stop } = send(
      file,
      { url: kept.find(type, file) },
      {
        onUrl: (url) => kept.keep(type, file, url),
        onSent: (sent) => put({ type: 'progressed', id, sent }),
        onWhole: (url) => becomeWhole(id, job, url.split('/').at(-1) ?? ''),
        onFailed: (code) => fail(id, code),
      },
    );
    job.stop = stop;
  }

  function becomeWhole(id: string, job: Job, uploadId: string): void {
    job.uploadId = uploadId;
    job.stop = () => {};
    put({ type: 'whole', id });
    void makeDocument(id, job, uploadId);
  }

  async function makeDocument(id: string, job: Job, uploadId: string): Promise<void> {
    const upload = uploads.find((one) => one.id === id);
    if (!upload) return;
    try {
      await submit({ uploadId, upload, idempotencyKey: job.idempotencyKey });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal_error';
      // The server no longer has the upload: the next try sends the whole file
      if (NO_UPLOAD_LEFT.includes(code) || code.startsWith('file_')) forgetUpload(job);
      fail(id, code, error instanceof ApiError ? fileReasonOf(error.fields?.file) : null);
      return;
    }
    kept.forget(job.type, job.file);
    jobs.delete(id);
    put({ type: 'finished', id });
  }

  function forgetUpload(job: Job): void {
    kept.forget(job.type, job.file);
    job.uploadId = null;
    job.idempotencyKey = randomKey();
  }

  function halt(id: string): Job | undefined {
    const job = jobs.get(id);
    clearTimeout(job?.timer);
    job?.stop();
    return job;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => uploads,
    add(file, { type, replaces }) {
      if (isClosed) return;
      const id = randomKey();
      jobs.set(id, {
        file,
        type,
        idempotencyKey: randomKey(),
        uploadId: null,
        stop: () => {},
        timer: undefined,
      });
      const { name: fileName, size } = file;
      put({ type: 'added', upload: { id, type, fileName, size, replaces } });
    },
    pause(id) {
      const { phase } = uploads.find((one) => one.id === id) ?? {};
      if (phase === 'checking') return;
      halt(id);
      put({ type: 'paused', id });
    },
    resume: (id) => put({ type: 'resumed', id }),
    cancel(id) {
      const job = halt(id);
      jobs.delete(id);
      put({ type: 'removed', id });
      if (!job) return;
      const url = kept.find(job.type, job.file);
      kept.forget(job.type, job.file);
      if (url !== null) drop(url).catch(() => undefined);
    },
    wake() {
      for (const { id, phase } of uploads) {
        if (phase !== 'waiting') continue;
        halt(id);
        put({ type: 'woken', id });
      }
    },
    breakLine() {
      for (const { id, phase } of uploads) {
        if (phase !== 'sending') continue;
        halt(id);
        fail(id, 'network_error');
      }
    },
    unfinished() {
      const known = new Set(uploads.map(({ type }) => type));
      return kept.types().filter((type) => !known.has(type));
    },
    close() {
      isClosed = true;
      for (const id of jobs.keys()) halt(id);
      jobs.clear();
      uploads = [];
      for (const listener of listeners) listener();
    },
  };
}
