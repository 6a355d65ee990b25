import type { CandidateFacts, JobToTake } from './candidateFacts';
import { ELIGIBILITY_RULES, type EligibilityRule, type Outcome, type Verdict } from './rules';

/** What one rule says, with where it comes from. */
interface EligibilityLine extends Outcome {
  rule: EligibilityRule['id'];
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

/** The verdict that the whole has when one line has it, the first of these first. */
const WORST_FIRST: readonly Verdict[] = ['red', 'amber', 'unknown', 'green'];

/**
 * Whether a candidate may take an assignment, and why. Nothing is refused by it: the employer
 * decides.
 *
 * @param today - `YYYY-MM-DD`; the rules are asked about the day on which the assignment begins,
 *   when that is later.
 */
export function eligibilityOf(
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): Eligibility {
  const day = job.startsOn !== null && job.startsOn > today ? job.startsOn : today;
  const lines = ELIGIBILITY_RULES.flatMap(({ id, sources, check }): EligibilityLine[] => {
    const outcome = check(job, candidate, day);
    return outcome ? [{ rule: id, sources, ...outcome }] : [];
  });
  const verdict =
    WORST_FIRST.find((worst) => lines.some((line) => line.verdict === worst)) ?? 'green';
  return { verdict, greenOn: firstGreenDay(lines), lines };
}

function firstGreenDay(lines: readonly EligibilityLine[]): string | null {
  const waiting = lines.filter(({ verdict }) => verdict !== 'green');
  if (waiting.length === 0) return null;
  const days = waiting.map(({ greenOn }) => greenOn);
  return days.includes(null) ? null : (days.map(String).sort().at(-1) ?? null);
}
