import type { CandidateFacts, JobToTake } from './candidateFacts';
import type { DocumentReadiness } from './readiness';
import { ELIGIBILITY_RULES, type EligibilityRule, type Outcome, readinessOn } from './rules';
import { type RuleId, type Verdict, WORST_FIRST } from './words';

/** What one rule says, with where it comes from. */
interface EligibilityLine extends Outcome {
  rule: RuleId;
  sources: EligibilityRule['sources'];
}

/** The answer to "may I take this assignment?". */
export interface Eligibility {
  verdict: Verdict;
  /**
   * The first day on which an assignment like this one could begin for them, when only time is
   * needed for it; null when it is green already, or time alone is not enough.
   */
  greenOn: string | null;
  lines: EligibilityLine[];
}

/**
 * Whether a candidate may take an assignment, and why. Nothing is refused by it: the employer
 * decides. What nobody has said is never met: it is asked about.
 *
 * @param today - `YYYY-MM-DD`; the rules are asked about the day on which the assignment begins,
 *   when that is later.
 */
export function eligibilityOf(
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): Eligibility {
  const day = firstDayOf(job, today);
  const lines = ELIGIBILITY_RULES.map(
    ({ id, sources, check }): EligibilityLine => ({
      rule: id,
      sources,
      ...check(job, candidate, day),
    }),
  );
  const verdict =
    WORST_FIRST.find((worst) => lines.some((line) => line.verdict === worst)) ?? 'green';
  return { verdict, greenOn: firstGreenDay(lines), lines };
}

/**
 * How a candidate's documents stand against a job until the assignment ends, or begins where it has
 * no last day; null when the job does not say which it asks for.
 */
export function readinessFor(
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): DocumentReadiness | null {
  const asked = job.requires?.documents;
  if (asked === undefined) return null;
  return readinessOn(job, asked, candidate, firstDayOf(job, today));
}

/** The day on which the assignment begins for a candidate who takes it now. */
export function firstDayOf({ startsOn }: Pick<JobToTake, 'startsOn'>, today: string): string {
  return startsOn !== null && startsOn > today ? startsOn : today;
}

function firstGreenDay(lines: readonly EligibilityLine[]): string | null {
  const waiting = lines.filter(({ verdict }) => verdict !== 'green');
  if (waiting.length === 0) return null;
  const days = waiting.map(({ greenOn }) => greenOn);
  return days.includes(null) ? null : (days.map(String).sort().at(-1) ?? null);
}
