import { dayNumber } from '#domain/calendar/days';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import { greenSpanOf } from '#domain/eligibility/greenSpan';
import { ELIGIBILITY_RULES } from '#domain/eligibility/rules';
import type { RuleId } from '#domain/eligibility/words';
import { collectRows, countBits } from './bitmap';
import { EARLIEST_DAY, LATEST_DAY } from './noLimit';
import type { RuleClasses } from './requirements';
import type { Segment } from './segment';

/** What is known of a candidate, and the day on which it is asked about. */
interface Standing {
  candidate: CandidateFacts;
  today: string;
}

/** How it would be after changes. */
export interface Supposed extends Standing {
  /** The rules that may answer otherwise than now; all others answer as now. */
  rules: readonly RuleId[];
  /** Whether one of them may of such a job; of all others it answers as now. */
  mayTurn(rule: RuleId, job: JobToTake): boolean;
}

/** The ids of jobs of which every rule says green: now, and what each supposition adds. */
export interface GreenJobs {
  now: string[];
  /** As many open jobs are of the candidate's own profession, whatever else they ask for. */
  ofProfession: number;
  /** In how many of those a rule asks for something that is not met, or that nobody has said. */
  missing: Map<RuleId, number>;
  /** By supposition, those that are not green now. */
  added: string[][];
}

const RULES = ELIGIBILITY_RULES.map(({ id }) => id);
const RULE_COUNT = RULES.length;
const PROFESSION = RULES.indexOf('profession');
/** Not asked about yet. */
const UNASKED = -0x7fff_ffff;
const NEVER = 0x7fff_ffff;

const bitOf = (rule: number) => 1 << rule;
const bitsOf = (rules: readonly RuleId[]): number =>
  rules.reduce((bits, rule) => bits | bitOf(RULES.indexOf(rule)), 0);

/** In which days each rule is green of the jobs that it treats alike, asked when a job needs it. */
class GreenSpans {
  readonly #alike: RuleClasses;
  readonly #standing: Standing;
  readonly #from: readonly Int32Array[];
  readonly #until: readonly Int32Array[];
  /** 1: the jobs say what they ask for. */
  readonly #said: readonly Int8Array[];
  /** What is asked of them anew; all else is as in others. */
  readonly #anew: { mayTurn: Supposed['mayTurn']; others: GreenSpans } | null;

  constructor(
    alike: RuleClasses,
    standing: Standing,
    anew: { mayTurn: Supposed['mayTurn']; others: GreenSpans } | null = null,
  ) {
    this.#alike = alike;
    this.#standing = standing;
    this.#anew = anew;
    this.#from = alike.map(({ examples }) => new Int32Array(examples.length).fill(UNASKED));
    this.#until = alike.map(({ examples }) => new Int32Array(examples.length));
    this.#said = alike.map(({ examples }) => new Int8Array(examples.length));
  }

  isGreen(rule: number, number: number, startsOn: number, endsOn: number): boolean {
    const from = this.#fromOf(rule, number);
    return startsOn >= from && endsOn <= (this.#until[rule]?.[number] ?? EARLIEST_DAY);
  }

  /** Whether the jobs say what the rule asks about; only once it has been asked of them. */
  isSaid(rule: number, number: number): boolean {
    return this.#said[rule]?.[number] === 1;
  }

  #fromOf(rule: number, number: number): number {
    const from = this.#from[rule]?.[number] ?? NEVER;
    return from === UNASKED ? this.#ask(rule, number) : from;
  }

  #ask(rule: number, number: number): number {
    const asked = ELIGIBILITY_RULES[rule];
    const job: JobToTake | undefined = this.#alike[rule]?.examples[number];
    if (!(asked && job)) return NEVER;
    if (this.#anew && !this.#anew.mayTurn(asked.id, job)) {
      const { others } = this.#anew;
      const same = others.#fromOf(rule, number);
      this.#from[rule]?.fill(same, number, number + 1);
      this.#until[rule]?.fill(others.#until[rule]?.[number] ?? EARLIEST_DAY, number, number + 1);
      return same;
    }
    const { candidate, today } = this.#standing;
    const span = greenSpanOf(asked, job, candidate, today);
    // With a last day that is known, so that only what is asked for may be unsaid
    const { verdict } = asked.check({ ...job, endsOn: today }, candidate, today);
    if (verdict !== 'unknown') this.#said[rule]?.fill(1, number, number + 1);
    const from = span === null ? NEVER : span.from === null ? EARLIEST_DAY : dayNumber(span.from);
    const until = span?.until == null ? LATEST_DAY : dayNumber(span.until);
    this.#from[rule]?.fill(from, number, number + 1);
    this.#until[rule]?.fill(until, number, number + 1);
    return from;
  }
}

/** A supposition, ready to be asked about rows. */
interface Asked {
  bits: number;
  rules: readonly number[];
  spans: GreenSpans;
  day: number;
  added: string[];
}

/**
 * Which listed jobs are green now, and which would be. Every row is read once: by the rules that say
 * otherwise of it now it is known which suppositions can turn it, and only their rules are asked again.
 */
export function findGreenJobs(
  segments: readonly Segment[],
  classes: Int32Array,
  alike: RuleClasses,
  now: Standing,
  supposed: readonly Supposed[],
): GreenJobs {
  const spans = new GreenSpans(alike, now);
  const asked = supposed.map(
    ({ rules, mayTurn, ...standing }): Asked => ({
      bits: bitsOf(rules),
      rules: rules.map((rule) => RULES.indexOf(rule)),
      spans: new GreenSpans(alike, standing, { mayTurn, others: spans }),
      day: dayNumber(standing.today),
      added: [],
    }),
  );
  /** By the rules that are not green now: the suppositions that may turn all of them. */
  const turning = Array.from({ length: bitOf(RULE_COUNT) }, (_, bits) =>
    asked.filter((one) => (bits & ~one.bits) === 0),
  );
  const day = dayNumber(now.today);
  const missing = new Int32Array(RULE_COUNT);
  const green: GreenJobs = {
    now: [],
    ofProfession: 0,
    missing: new Map(),
    added: asked.map(({ added }) => added),
  };
  for (const segment of segments) {
    const { columns } = segment;
    const open = segment.openOn(day);
    const rows = new Int32Array(countBits(open));
    collectRows(open, rows);
    for (const row of rows) {
      const starts = columns.startsOn[row] ?? 0;
      const ends = columns.endsOn[row] ?? 0;
      const at = (columns.requirements[row] ?? 0) * RULE_COUNT;
      let failing = 0;
      for (let rule = 0; rule < RULE_COUNT; rule += 1) {
        if (spans.isGreen(rule, classes[at + rule] ?? 0, starts, ends)) continue;
        failing |= bitOf(rule);
        if (rule === PROFESSION && turning[failing]?.length === 0) break;
      }
      if ((failing & bitOf(PROFESSION)) === 0) {
        green.ofProfession += 1;
        for (let rule = 0; failing >> rule > 0; rule += 1) {
          const isMissing =
            (failing & bitOf(rule)) > 0 && spans.isSaid(rule, classes[at + rule] ?? 0);
          if (isMissing) missing[rule] = (missing[rule] ?? 0) + 1;
        }
      }
      if (failing === 0) {
        green.now.push(columns.ids[row] ?? '');
        continue;
      }
      for (const one of turning[failing] ?? []) {
        if ((columns.closesOn[row] ?? 0) < one.day) continue;
        // No closure: it is asked some hundred thousand times
        let isGreen = true;
        for (const rule of one.rules) {
          isGreen = one.spans.isGreen(rule, classes[at + rule] ?? 0, starts, ends);
          if (!isGreen) break;
        }
        if (isGreen) one.added.push(columns.ids[row] ?? '');
      }
    }
  }
  for (const [rule, jobs] of missing.entries()) {
    const id = RULES[rule];
    if (id && jobs > 0) green.missing.set(id, jobs);
  }
  return green;
}
