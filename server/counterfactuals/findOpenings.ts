import {
  applyChanges,
  mayTurn,
  rulesChangedBy,
  type Standing,
} from '#domain/counterfactuals/applyChange';
import type { Change } from '#domain/counterfactuals/change';
import { changesFor, type Possible } from '#domain/counterfactuals/changesFor';
import { type Opening, pairsOf, rankOpenings } from '#domain/counterfactuals/openings';
import type { JobToTake } from '#domain/eligibility/candidateFacts';
import type { RuleId } from '#domain/eligibility/words';
import type { JobIndex } from '../jobs/jobIndex';

/** What a candidate can take as it is, and what would open more. */
export interface FoundOpenings {
  /** The ids of the jobs of which every rule says green. */
  now: readonly string[];
  /** As many open jobs are of their profession. */
  ofProfession: number;
  /** In how many of them a rule asks for something that is not met, or not said. */
  missing: ReadonlyMap<RuleId, number>;
  /** What opens most first. */
  openings: readonly Opening[];
}

type GreenIndex = Pick<JobIndex, 'green' | 'alikeFor'>;

/** Every change that opens jobs for a candidate; pairs of changes only where no single one does. */
export function findOpenings(index: GreenIndex, standing: Standing): FoundOpenings {
  const possible = changesFor(standing, (rule) => index.alikeFor(rule));
  const singles = possible.map((one) => [one]);
  const found = openedBy(index, standing, singles);
  const openings = rankOpenings(found.openings);
  if (openings.length > 0) return { ...found, openings };
  const pairs = openedBy(index, standing, pairsOf(possible));
  return { ...found, openings: rankOpenings(pairs.openings) };
}

function openedBy(
  index: GreenIndex,
  standing: Standing,
  steps: readonly (readonly Possible[])[],
): FoundOpenings {
  const supposed = steps.map((each) =>
    suppose(
      standing,
      each.map(({ change }) => change),
    ),
  );
  const { now, ofProfession, missing, added } = index.green(standing, supposed);
  return {
    now,
    ofProfession,
    missing,
    openings: steps.map((each, at) => ({ steps: each, opened: added[at] ?? [] })),
  };
}

/** The ids of the jobs that changes open; with none those that are green as it is. */
export function openedJobs(
  index: GreenIndex,
  standing: Standing,
  changes: readonly Change[],
): readonly string[] {
  if (changes.length === 0) return index.green(standing, []).now;
  return index.green(standing, [suppose(standing, changes)]).added[0] ?? [];
}

const suppose = (standing: Standing, changes: readonly Change[]) => ({
  ...applyChanges(standing, changes),
  rules: rulesChangedBy(changes),
  mayTurn: (rule: RuleId, job: JobToTake) => mayTurn(changes, rule, job),
});
