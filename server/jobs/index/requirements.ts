import { LRUCache } from 'lru-cache';
import { dayNumber } from '#domain/calendar/days';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import { firstDayWithoutRed } from '#domain/eligibility/firstDayWithoutRed';
import { ELIGIBILITY_RULES, type EligibilityRule } from '#domain/eligibility/rules';
import { canonicalJson } from '../../lib/canonicalJson';
import { systemClock } from '../../lib/clock';
import { lifetime } from '../../lib/lifetime';
import { sha256 } from '../../lib/sha256';
import { MINUTE } from '../../lib/time';
import { EARLIEST_DAY } from './noLimit';

/** Later than every day, "until further notice" included: a job of the class is never theirs. */
const NEVER = 0x7fff_ffff;
/** Candidates whose days are kept, and for how long. */
const MOST_KEPT = 200;
const KEPT = 10 * MINUTE;

const RULES = ELIGIBILITY_RULES.length;

/** The keys of what a rule treats alike, by number, and an example of each. */
interface AlikeState {
  keys: string[];
  examples: JobToTake[];
}

/** The jobs of one rule that it treats alike but for their days, each by the first one seen. */
class AlikeJobs {
  readonly #numbers = new Map<string, number>();
  readonly examples: JobToTake[] = [];
  readonly rule: EligibilityRule;

  constructor(rule: EligibilityRule, { keys, examples }: AlikeState = { keys: [], examples: [] }) {
    this.rule = rule;
    for (const [number, key] of keys.entries()) this.#numbers.set(key, number);
    this.examples.push(...examples);
  }

  state(): AlikeState {
    return { keys: [...this.#numbers.keys()], examples: [...this.examples] };
  }

  numberOf(job: JobToTake): number {
    const key = this.rule.alikeBy(job);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const { workRole, location, startsOn, endsOn, requires } = job;
    this.#numbers.set(key, this.examples.length);
    this.examples.push({ workRole, location, startsOn, endsOn, requires });
    return this.examples.length - 1;
  }
}

/**
 * From which day on a candidate may take the jobs of each class: a job is theirs when it begins
 * then or later. `EARLIEST_DAY`: whenever it begins.
 */
export interface EligibleDays {
  /** Day numbers by the number of the class. */
  readonly byClass: Int32Array;
}

/** By rule: one job of each kind that the rule treats alike. */
export type RuleClasses = readonly { readonly examples: readonly JobToTake[] }[];

/** What classes are made again from. */
export type RequirementsState = ReturnType<Requirements['state']>;

/**
 * The classes of jobs that the rules of eligibility treat alike but for their days, shared by all
 * segments and never reused. Each rule runs once for each of its `AlikeJobs`: for a
 * hundred thousand jobs about a thousand times.
 */
export class Requirements {
  readonly #alike: readonly AlikeJobs[];
  readonly #numbers = new Map<string, number>();
  /** What each rule takes the jobs of a class for: `RULES` numbers a class. */
  readonly #classes: number[] = [];
  /** The same to read fast, made when it is asked for. */
  #classArray = new Int32Array(0);
  readonly #kept = new LRUCache<string, EligibleDays>({
    max: MOST_KEPT,
    ...lifetime(KEPT, systemClock),
  });

  /** @param state - of the classes that they become; absent for none. */
  constructor(state?: RequirementsState) {
    this.#alike = ELIGIBILITY_RULES.map((rule, at) => new AlikeJobs(rule, state?.alike[at]));
    for (const key of state?.classes ?? []) this.#addClass(key.split(',').map(Number));
  }

  /** Everything that they are made again from: plain data, which later jobs do not change. */
  state() {
    return {
      alike: this.#alike.map((alike) => alike.state()),
      classes: [...this.#numbers.keys()],
    };
  }

  /** The number of a job's class. */
  classOf(job: JobToTake): number {
    const numbers = this.#alike.map((alike) => alike.numberOf(job));
    return this.#numbers.get(numbers.join()) ?? this.#addClass(numbers);
  }

  /** By rule, in their order: one job of each kind that it treats alike, open now or before. */
  get alike(): RuleClasses {
    return this.#alike;
  }

  /** What each rule takes the jobs of every class for: as many numbers a class as there are rules. */
  get classes(): Int32Array {
    if (this.#classArray.length !== this.#classes.length) {
      this.#classArray = Int32Array.from(this.#classes);
    }
    return this.#classArray;
  }

  #addClass(numbers: readonly number[]): number {
    const number = this.#numbers.size;
    this.#numbers.set(numbers.join(), number);
    this.#classes.push(...numbers);
    return number;
  }

  /**
   * For every class there is. The same object for the same facts on the same day, while it is kept
   * and until there is another class.
   */
  daysFor(candidate: CandidateFacts, today: string): EligibleDays {
    const key = sha256(canonicalJson([this.#numbers.size, today, candidate]));
    const known = this.#kept.get(key);
    if (known) return known;
    const days = this.#daysOf(candidate, today);
    this.#kept.set(key, days);
    return days;
  }

  #daysOf(candidate: CandidateFacts, today: string): EligibleDays {
    const byClass = new Int32Array(this.#numbers.size).fill(EARLIEST_DAY);
    for (const [at, { rule, examples }] of this.#alike.entries()) {
      if (!rule.maySayRed) continue;
      const days = examples.map((job) => {
        const day = firstDayWithoutRed(rule, job, candidate, today);
        if (day === null) return NEVER;
        return day === today ? EARLIEST_DAY : dayNumber(day);
      });
      for (let number = 0; number < byClass.length; number += 1) {
        const day = days[this.#classes[number * RULES + at] ?? 0] ?? NEVER;
        if (day > (byClass[number] ?? 0)) byClass[number] = day;
      }
    }
    return { byClass };
  }
}
