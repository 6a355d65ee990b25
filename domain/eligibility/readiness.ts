import { isoWeekOf } from '#domain/calendar/isoWeek';
import { type DocumentType, endOf, lastDayOfDocument } from '#domain/candidates/documents';
import type { CandidateFacts } from './candidateFacts';

/**
 * `expires`: there is one, which ends before the assignment does. `undated`: there is one, and its
 * owner has not said when it ends or that it does not. `open_end`: there is one that is valid when the assignment
 * begins, and the job does not say when it ends.
 */
export const READINESS_STATES = ['ready', 'expires', 'undated', 'open_end', 'missing'] as const;

/** How one document that a job asks for stands. */
interface DocumentLine {
  type: DocumentType;
  state: (typeof READINESS_STATES)[number];
  /** Of one that expires or has an open end: its last day, and the ISO week of it. */
  validTo: string | null;
  week: number | null;
}

/** "3 of 8 missing, one expires in week 34". */
export interface DocumentReadiness {
  needed: number;
  ready: number;
  lines: DocumentLine[];
}

/**
 * How a candidate's documents stand against a job.
 *
 * @param until - the assignment's last day, `YYYY-MM-DD`: a document has to hold until then.
 * @param isEnd - false when the job does not say its last day, and `until` is its first.
 */
export function documentReadiness(
  asked: readonly DocumentType[],
  documents: CandidateFacts['documents'],
  until: string,
  isEnd = true,
): DocumentReadiness {
  const lines = [...new Set(asked)].map((type) => documentLine(type, documents, until, isEnd));
  const ready = lines.filter(({ state }) => state === 'ready').length;
  return { needed: lines.length, ready, lines };
}

function documentLine(
  type: DocumentType,
  documents: CandidateFacts['documents'],
  until: string,
  isEnd: boolean,
): DocumentLine {
  const own = documents.filter((document) => document.type === type);
  const validTo = own
    .flatMap((document) => lastDayOfDocument(document) ?? [])
    .sort()
    .at(-1);
  const lasts = validTo !== undefined && validTo >= until;
  if (own.some((document) => endOf(document) === 'none') || (lasts && isEnd)) {
    return { type, state: 'ready', validTo: null, week: null };
  }
  if (lasts) return { type, state: 'open_end', validTo, week: isoWeekOf(validTo).weekNumber };
  if (own.some((document) => endOf(document) === 'unknown')) {
    return { type, state: 'undated', validTo: null, week: null };
  }
  if (validTo === undefined) return { type, state: 'missing', validTo: null, week: null };
  return { type, state: 'expires', validTo, week: isoWeekOf(validTo).weekNumber };
}
