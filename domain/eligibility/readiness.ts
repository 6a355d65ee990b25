import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { DocumentType } from '#domain/candidates/documents';
import type { CandidateFacts } from './candidateFacts';

/** `expires`: there is one, which ends before the assignment does. */
export const READINESS_STATES = ['ready', 'expires', 'missing'] as const;

/** How one document that a job asks for stands. */
interface DocumentLine {
  type: DocumentType;
  state: (typeof READINESS_STATES)[number];
  /** Of one that expires: its last day, and the ISO week of it. */
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
 */
export function documentReadiness(
  asked: readonly DocumentType[],
  documents: CandidateFacts['documents'],
  until: string,
): DocumentReadiness {
  const lines = [...new Set(asked)].map((type) => documentLine(type, documents, until));
  const ready = lines.filter(({ state }) => state === 'ready').length;
  return { needed: lines.length, ready, lines };
}

function documentLine(
  type: DocumentType,
  documents: CandidateFacts['documents'],
  until: string,
): DocumentLine {
  const own = documents.filter((document) => document.type === type);
  if (own.some(({ validTo }) => validTo === null || validTo >= until)) {
    return { type, state: 'ready', validTo: null, week: null };
  }
  const validTo = own
    .map((document) => document.validTo ?? '')
    .sort()
    .at(-1);
  if (validTo === undefined) return { type, state: 'missing', validTo: null, week: null };
  return { type, state: 'expires', validTo, week: isoWeekOf(validTo).weekNumber };
}
