import { ELIGIBILITY_RULES, type EligibilityRule } from '#domain/eligibility/rules';
import type { RuleId } from '#domain/eligibility/words';
import { CHANGE_KINDS, type Change, idOfChanges } from './change';
import type { Possible } from './changesFor';

/** Changes that open jobs. */
export interface Opening {
  /** One; two only where none opens anything by itself. */
  steps: readonly Possible[];
  /** The ids of the jobs that are not green today, and are after it. */
  opened: readonly string[];
}

/** As many steps of one kind are shown: "wait until March", "until June", "until September". */
const MOST_OF_A_LADDER = 3;
/** As many of those that open fewer are left out when there are more. */
const MOST_OPENINGS = 12;
/** Pairs are made of as many changes at most. */
const MOST_PAIRED = 12;

/** What changes are more or less of; null for what is done or not. */
function ladderOf(change: Change): string | null {
  if (change.kind === 'wait') return change.kind;
  if (change.kind === 'experience') return `${change.kind} ${change.workRole}`;
  if (change.kind === 'language') return `${change.kind} ${change.language}`;
  return null;
}

/**
 * What opens something, what opens most first; of more and less of one thing only what opens more
 * than the less does. Of two that open the same the easier one alone.
 */
export function rankOpenings(openings: readonly Opening[]): Opening[] {
  const most = new Map<string, { opened: number; shown: number }>();
  const kept = openings.filter(({ steps, opened }) => {
    const [step] = steps;
    if (opened.length === 0 || step === undefined) return false;
    const ladder = steps.length > 1 ? null : ladderOf(step.change);
    if (ladder === null) return true;
    const before = most.get(ladder) ?? { opened: 0, shown: 0 };
    if (opened.length <= before.opened || before.shown >= MOST_OF_A_LADDER) return false;
    most.set(ladder, { opened: opened.length, shown: before.shown + 1 });
    return true;
  });
  return kept
    .sort((one, other) => other.opened.length - one.opened.length || easier(one, other))
    .slice(0, MOST_OPENINGS);
}

function easier(one: Opening, other: Opening): number {
  const [a, b] = [one, other].map(({ steps }) =>
    Math.max(...steps.map(({ change }) => CHANGE_KINDS.indexOf(change.kind))),
  );
  const byId = idOfChanges(changesOf(one)) < idOfChanges(changesOf(other)) ? -1 : 1;
  return (a ?? 0) - (b ?? 0) || byId;
}

/** The changes of an opening. */
export const changesOf = ({ steps }: Pick<Opening, 'steps'>): Change[] =>
  steps.map(({ change }) => change);

/** Two and two of the changes, of more and less of one thing the most. */
export function pairsOf(possible: readonly Possible[]): Possible[][] {
  const last = new Map<string, Possible>();
  for (const one of possible) last.set(ladderOf(one.change) ?? idOfChanges([one.change]), one);
  const single = [...last.values()].slice(0, MOST_PAIRED);
  return single.flatMap((one, at) => single.slice(at + 1).map((other) => [one, other]));
}

/** Where the rule behind a step comes from. */
export function sourcesOf(rule: RuleId): EligibilityRule['sources'] {
  return ELIGIBILITY_RULES.find(({ id }) => id === rule)?.sources ?? [];
}
