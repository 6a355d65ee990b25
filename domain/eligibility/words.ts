/** The words of an answer to "may I take this assignment?"; the screens have their texts by them. */

/**
 * The verdict that the whole has when one line has it, the first of these first. `green`: met.
 * `amber`: something is missing that the candidate can say or hand in. `red`: not met. `unknown`:
 * the job does not say what it asks for. Only what somebody has said makes a line green or red.
 */
export const WORST_FIRST = ['red', 'amber', 'unknown', 'green'] as const;
export type Verdict = (typeof WORST_FIRST)[number];

/** Every rule, in the order in which a candidate reads them. */
export const RULE_IDS = [
  'profession',
  'licence',
  'qualifying_period',
  'experience',
  'language',
  'documents',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Where a rule comes from: a law, an agreement, or the ad itself. */
export const SOURCE_KINDS = ['law', 'agreement', 'ad'] as const;

/** Every reason that a rule can give. */
export const REASONS = [
  'profession.same',
  'profession.covered',
  'profession.similar',
  'profession.other',
  'profession.wished',
  'profession.not_said',
  'licence.held',
  'licence.missing',
  'licence.expires',
  'licence.undated',
  'licence.none_asked',
  'licence.ask_end',
  'licence.ask',
  'qualifying_period.over',
  'qualifying_period.none',
  'qualifying_period.employed_now',
  'qualifying_period.employed_lately',
  'qualifying_period.not_said',
  'qualifying_period.nothing_said',
  'qualifying_period.confirm',
  'qualifying_period.ask',
  'experience.enough',
  'experience.none_asked',
  'experience.too_little',
  'experience.not_said',
  'experience.ask',
  'language.enough',
  'language.none_asked',
  'language.too_low',
  'language.not_said',
  'language.ask',
  'documents.ready',
  'documents.none_asked',
  'documents.missing',
  'documents.ask_end',
  'documents.ask',
] as const;
export type Reason = (typeof REASONS)[number];

/** The reasons of what the job does not ask for: there is nothing to meet. */
const NOT_ASKED: ReadonlySet<Reason> = new Set<Reason>([
  'licence.none_asked',
  'qualifying_period.none',
  'experience.none_asked',
  'language.none_asked',
  'documents.none_asked',
]);

/** Whether a reason says that the job does not ask for it. */
export const isNotAsked = (reason: Reason): boolean => NOT_ASKED.has(reason);

/** The reasons of what the candidate has not said. */
const NOT_SAID: ReadonlySet<Reason> = new Set<Reason>([
  'profession.wished',
  'profession.not_said',
  'licence.undated',
  'qualifying_period.not_said',
  'qualifying_period.nothing_said',
  'qualifying_period.confirm',
  'experience.not_said',
  // There may be more than they have added
  'experience.too_little',
  'language.not_said',
]);

/** Whether a reason says that the candidate has not said what decides it. */
export const isNotSaid = (reason: Reason): boolean => NOT_SAID.has(reason);
