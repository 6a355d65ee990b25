import { lastDayOfDocument } from '#domain/candidates/documents';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import type { EligibilityRule } from './rules';

/** Of which assignments a rule says green, among those that it treats alike. Days `YYYY-MM-DD`. */
export interface GreenSpan {
  /** The first day on which one may begin; null: it may begin today. */
  from: string | null;
  /** The last day on which one may end; null: whenever it ends, also on a day that nobody says. */
  until: string | null;
}

/**
 * The span of days in which a rule says green of the jobs that it treats like `job`; null when it
 * does of none. The rule itself is asked, so that there is one text of it.
 */
export function greenSpanOf(
  { check, byEnd }: EligibilityRule,
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): GreenSpan | null {
  const endless = check({ ...job, endsOn: null }, candidate, today);
  if (endless.verdict === 'green') return { from: null, until: null };
  if (endless.greenOn !== null) return { from: endless.greenOn, until: null };
  if (!byEnd) return null;
  const isGreenUntil = (endsOn: string) =>
    check({ ...job, endsOn }, candidate, today).verdict === 'green';
  // It turns only after the last day of a document
  const until = candidate.documents
    .flatMap((document) => lastDayOfDocument(document) ?? [])
    .sort()
    .findLast(isGreenUntil);
  return until === undefined ? null : { from: null, until };
}
