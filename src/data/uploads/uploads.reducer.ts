import type { ErrorCode } from '#domain/api/errors';
import type { DocumentType } from '#domain/candidates/documents';
import type { FileReason } from '#domain/candidates/fileReasons';

/**
 * `queued` until others have finished, `sending` its bytes, `waiting` for the connection, `paused`
 * by the user, `checking` while the server inspects the whole file.
 */
export type UploadPhase =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'checking'
  | 'failed'
  | 'done';

/** One file that is uploaded to become a document. */
export interface Upload {
  /** The id on this page; the server's upload has another. */
  id: string;
  type: DocumentType;
  fileName: string;
  /** Bytes. */
  size: number;
  /** The document that it replaces. */
  replaces: string | null;
  phase: UploadPhase;
  /** Bytes that the server has received. */
  sent: number;
  /** How often the connection was lost since bytes were last received. */
  breaks: number;
  /** Why it failed. */
  problem: ErrorCode | null;
  /** What about the file, where its sender can do something about it. */
  reason: FileReason | null;
}

export type UploadAction =
  | { type: 'added'; upload: Pick<Upload, 'id' | 'type' | 'fileName' | 'size' | 'replaces'> }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; sent: number }
  | { type: 'whole'; id: string }
  /** The connection was lost, or the server did not answer. */
  | { type: 'broke'; id: string }
  /** The wait after a lost connection is over. */
  | { type: 'woken'; id: string }
  | { type: 'refused'; id: string; code: ErrorCode; reason: FileReason | null }
  | { type: 'paused'; id: string }
  /** Resumes a paused upload, or retries a failed one. */
  | { type: 'resumed'; id: string }
  | { type: 'finished'; id: string }
  | { type: 'removed'; id: string };

/** Uploads that run at once: more would only share the connection. */
const AT_ONCE = 2;
/** After this many lost connections in a row the user has to press "try again". */
const MAX_BREAKS = 8;
/** Milliseconds. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

const MOVING: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['sending', 'checking']);
const STARTING: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['queued', 'waiting']);
const UNDER_WAY: ReadonlySet<UploadPhase> = new Set<UploadPhase>([...MOVING, ...STARTING]);

/**
 * The next state of the uploads. An action on an upload that is gone or past it changes nothing.
 */
export function uploadsReducer(
  uploads: readonly Upload[],
  action: UploadAction,
): readonly Upload[] {
  if (action.type === 'added') {
    const fresh: Upload = {
      ...action.upload,
      phase: 'queued',
      sent: 0,
      breaks: 0,
      problem: null,
      reason: null,
    };
    // An earlier result for the same document type has been announced already
    const others = uploads.filter(({ type, phase }) => type !== fresh.type || phase !== 'done');
    return [...others, fresh];
  }
  if (action.type === 'removed') return uploads.filter(({ id }) => id !== action.id);
  return uploads.map((upload) => (upload.id === action.id ? changed(upload, action) : upload));
}

function changed(
  upload: Upload,
  action: Exclude<UploadAction, { type: 'added' | 'removed' }>,
): Upload {
  const { phase } = upload;
  switch (action.type) {
    case 'started':
      return phase === 'queued' ? { ...upload, phase: 'sending' } : upload;
    case 'progressed':
      if (phase !== 'sending') return upload;
      return {
        ...upload,
        sent: action.sent,
        breaks: action.sent > upload.sent ? 0 : upload.breaks,
      };
    case 'whole':
      return phase === 'sending' ? { ...upload, phase: 'checking', sent: upload.size } : upload;
    case 'broke': {
      if (!MOVING.has(phase)) return upload;
      const breaks = upload.breaks + 1;
      return breaks > MAX_BREAKS
        ? { ...upload, phase: 'failed', breaks, problem: 'network_error' }
        : { ...upload, phase: 'waiting', breaks };
    }
    case 'woken':
      return phase === 'waiting' ? { ...upload, phase: 'queued' } : upload;
    case 'refused':
      return MOVING.has(phase)
        ? { ...upload, phase: 'failed', problem: action.code, reason: action.reason }
        : upload;
    case 'paused':
      return phase === 'sending' || STARTING.has(phase) ? { ...upload, phase: 'paused' } : upload;
    case 'resumed':
      return phase === 'paused' || phase === 'failed'
        ? { ...upload, phase: 'queued', breaks: 0, problem: null, reason: null }
        : upload;
    case 'finished':
      return phase === 'checking' ? { ...upload, phase: 'done' } : upload;
  }
}

/** The uploads to start now, the oldest first. */
export function uploadsToStart(uploads: readonly Upload[]): Upload[] {
  const moving = uploads.filter(({ phase }) => MOVING.has(phase)).length;
  return uploads.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, AT_ONCE - moving));
}

/** Whether closing the page would lose a file. */
export function isUnderWay({ phase }: Upload): boolean {
  return UNDER_WAY.has(phase);
}

/** Milliseconds until the next try after so many lost connections in a row. */
export function delayAfter(breaks: number): number {
  return Math.min(FIRST_DELAY * 2 ** (breaks - 1), LONGEST_DELAY);
}
