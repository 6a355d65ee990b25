import type { DetailedError, UploadOptions } from 'tus-js-client';
import { UPLOADS_PATH } from '#domain/api/documents';
import { UPLOAD_CHUNK_BYTES } from '#domain/candidates/documents';
import { type ErrorCode, isErrorCode } from '#domain/errorStatus';

export interface SendHandlers {
  /** The upload has an address on the server. */
  onUrl: (url: string) => void;
  /** Bytes that the server has acknowledged. */
  onSent: (bytes: number) => void;
  onWhole: (url: string) => void;
  /** `network_error` when the connection was lost, `request_timeout` when it stalled. */
  onFailed: (code: ErrorCode) => void;
}

/** Sends the rest of a file, from where the server has it. */
export type SendFile = (
  file: File,
  from: { url: string | null },
  handlers: SendHandlers,
) => { stop: () => void };

/** Tells the server to delete an upload. When that fails, the server deletes it after a day. */
export type DropUpload = (url: string) => Promise<void>;

/** Loaded with the first upload. */
const loadTus = () => import('tus-js-client');

// The store makes the retries, and shows them
const OPTIONS = { retryDelays: null, storeFingerprintForResuming: false } satisfies UploadOptions;

/**
 * Milliseconds without a byte or a response after which the connection has stalled. It is longer
 * than the server's limit, so that the server's response comes first when it arrives.
 */
const STALLED = 30_000;

/** Sends by the tus protocol; each request is as large as the server stores at a time. */
export const sendByTus: SendFile = (file, from, handlers) => {
  let stop = () => {};
  let stopped = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stopped = true;
    clearTimeout(silence);
  };
  const heard =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args) => {
      if (stopped) return;
      listen();
      handle(...args);
    };
  const failed = heard((code: ErrorCode) => {
    end();
    handlers.onFailed(code);
  });

  /** Starts the timer for the next byte or response. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      stop();
      failed('request_timeout');
    }, STALLED);
  }

  async function start(): Promise<void> {
    const { Upload } = await loadTus();
    if (stopped) return;
    const upload = new Upload(file, {
      ...OPTIONS,
      endpoint: UPLOADS_PATH,
      uploadUrl: from.url,
      chunkSize: UPLOAD_CHUNK_BYTES,
      onUploadUrlAvailable: heard(() => handlers.onUrl(pathOf(upload.url))),
      onProgress: heard((bytes: number) => handlers.onSent(bytes)),
      onSuccess: heard(() => {
        end();
        handlers.onWhole(pathOf(upload.url));
      }),
      onError: heard((error: Error | DetailedError) => failed(codeOf(error))),
    });
    stop = () => void upload.abort();
    listen();
    upload.start();
  }

  // Code that cannot be loaded counts as a lost connection too
  start().catch(() => failed('network_error'));
  return {
    stop() {
      end();
      stop();
    },
  };
};

export const dropByTus: DropUpload = async (url) => {
  const { Upload } = await loadTus();
  await Upload.terminate(url, OPTIONS);
};

/** The address without its origin. */
function pathOf(url: string | null): string {
  return url === null ? '' : new URL(url, location.origin).pathname;
}

/** The error code of the server's answer; without an answer the connection was lost. */
export function codeOf(error: Error | DetailedError): ErrorCode {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return 'network_error';
  try {
    const { code }: { code?: unknown } = Object(JSON.parse(answer.getBody()));
    if (isErrorCode(code)) return code;
  } catch {
    // The answer to HEAD has no body, and a proxy may send any status
  }
  return codeOfStatus(answer.getStatus());
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'authentication_required';
  if (status === 404) return 'upload_not_found';
  if (status === 413) return 'file_too_large';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'internal_error';
}
