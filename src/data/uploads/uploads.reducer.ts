import type { ErrorCode } from '#domain/api/errors';
import type { DocumentType } from '#domain/candidates/documents';

/**
 * `queued` until others are done, `sending` its bytes, `waiting` for the line to come back,
 * `paused` by the person, `checking`: all of it is there and the server looks through it.
 */
export type UploadPhase =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'checking'
  | 'failed'
  | 'done';

/** One file on its way to being a document. */
export interface Upload {
  /** Of this page; the server has its own. */
  id: string;
  type: DocumentType;
  fileName: string;
  /** Bytes. */
  size: number;
  /** The document that it takes the place of. */
  replaces: string | null;
  phase: UploadPhase;
  /** Bytes that the server has. */
  sent: number;
  /** How often the line broke since bytes last went through. */
  breaks: number;
  /** Why it failed. */
  problem: ErrorCode | null;
}

export type UploadAction =
  | { type: 'added'; upload: Pick<Upload, 'id' | 'type' | 'fileName' | 'size' | 'replaces'> }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; sent: number }
  | { type: 'whole'; id: string }
  /** The line broke, or the server was not there. */
  | { type: 'broke'; id: string }
  /** It is time to try again after a break. */
  | { type: 'woken'; id: string }
  | { type: 'refused'; id: string; code: ErrorCode }
  | { type: 'paused'; id: string }
  /** Goes on after a pause, or tries again what failed. */
  | { type: 'resumed'; id: string }
  | { type: 'finished'; id: string }
  | { type: 'removed'; id: string };

/** Files that are sent at once: more only share the line. */
const AT_ONCE = 2;
/** Breaks in a row after which the person has to ask for another try. */
const MAX_BREAKS = 8;
/** Milliseconds. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

const MOVING: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['sending', 'checking']);
const STARTING: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['queued', 'waiting']);
const UNDER_WAY: ReadonlySet<UploadPhase> = new Set<UploadPhase>([...MOVING, ...STARTING]);

/** What becomes of the uploads; an action on one that is gone, or past it, changes nothing. */
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
    };
    // What came before of its type has been told by now
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
      return MOVING.has(phase) ? { ...upload, phase: 'failed', problem: action.code } : upload;
    case 'paused':
      return phase === 'sending' || STARTING.has(phase) ? { ...upload, phase: 'paused' } : upload;
    case 'resumed':
      return phase === 'paused' || phase === 'failed'
        ? { ...upload, phase: 'queued', breaks: 0, problem: null }
        : upload;
    case 'finished':
      return phase === 'checking' ? { ...upload, phase: 'done' } : upload;
  }
}

/** The uploads that are to begin now, the oldest first. */
export function uploadsToStart(uploads: readonly Upload[]): Upload[] {
  const moving = uploads.filter(({ phase }) => MOVING.has(phase)).length;
  return uploads.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, AT_ONCE - moving));
}

/** Whether a file of the page would be lost with it. */
export function isUnderWay({ phase }: Upload): boolean {
  return UNDER_WAY.has(phase);
}

/** Milliseconds until the next try after so many breaks in a row. */
export function delayAfter(breaks: number): number {
  return Math.min(FIRST_DELAY * 2 ** (breaks - 1), LONGEST_DELAY);
}
