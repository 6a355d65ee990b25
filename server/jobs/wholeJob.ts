import { isCalendarDay } from '#domain/calendar/days';
import { recordOf } from '#domain/jobs/filterFields';
import { type Job, PAY_BASES } from '#domain/jobs/job';
import { PROVISIONS } from '#domain/jobs/jobFacts';
import { QUESTION_TYPES } from '#domain/jobs/questionnaire';
import { TERM_IDS } from '#domain/terms/terms';
import { type BadItem, NotWholeError } from '../quarantine/quarantine';

type Check = (value: unknown) => boolean;
/** Each field of an object, and what its value must be; fields that are not named may be anything. */
type Fields<T> = Readonly<Record<keyof T, Check>>;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const day: Check = isCalendarDay;
const time: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const oneOf = (words: readonly unknown[]): Check => {
  const known = new Set(words);
  return (value) => known.has(value);
};
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
/** Left out, as in rows from before the field, or null. */
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record = <T>(fields: Fields<T>): Check => {
  const checks: readonly (readonly [string, Check])[] = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, check]) => check(Reflect.get(value, name)));
};

const texts = listOf(text);

const JOB: Fields<Omit<Required<Job>, 'id'>> = {
  slug: text,
  status: oneOf(['open', 'disabled', 'deleted']),
  title: text,
  workRole: text,
  workFields: texts,
  location: orNull(text),
  employmentTypes: texts,
  systems: texts,
  timeOfDay: texts,
  onCallDuty: flag,
  hourlyRate: orNull(record({ min: count, max: count, basis: oneOf(PAY_BASES) })),
  startsOn: orNull(day),
  endsOn: orNull(day),
  hoursPerWeek: orNull(count),
  closesOn: day,
  publishedAt: time,
  workplace: record({ name: text, careProvider: text, unit: orNull(text), about: orNull(text) }),
  description: texts,
  requirements: texts,
  meritorious: texts,
  contact: orNull(record({ name: text, title: text, phone: orNull(text), email: orNull(text) })),
  questionnaire: listOf(
    record({
      id: text,
      type: oneOf(QUESTION_TYPES),
      text,
      required: flag,
      options: listOf(record({ id: text, text })),
      audience: oneOf([0, 1]),
    }),
  ),
  employerId: orNull(text),
  publicEmployer: optional(flag),
  source: record({
    name: oneOf(['vikari', 'jobtech']),
    id: text,
    url: orNull(text),
    applyUrl: optional(text),
    extent: optional(text),
    datesRebased: flag,
    scope: optional(record({ min: count, max: count })),
    conditions: optional(text),
    salaryText: optional(text),
    vacancies: optional(count),
    street: optional(text),
    readFromHeadline: optional(texts),
    readTerms: optional(record(recordOf(TERM_IDS, () => optional(text)))),
  }),
  shifts: optional(listOf(record({ day, from: text, to: text }))),
  requires: optional(
    record({
      licence: optional(flag),
      yearsInProfession: optional(count),
      languages: optional(listOf(record({ language: text, level: text }))),
      documents: optional(texts),
      agreement: optional(text),
      monthsSinceEmployed: optional(count),
    }),
  ),
  steps: optional(texts),
  travel: optional(oneOf(PROVISIONS)),
  housing: optional(oneOf(PROVISIONS)),
  terms: optional(
    record(recordOf(TERM_IDS, () => optional((value) => text(value) || count(value)))),
  ),
  language: optional(text),
};

const CHECKS: readonly (readonly [string, Check])[] = Object.entries(JOB);

/**
 * Checks that a stored job is what the program takes a job for: a row that lacks a field, or has one
 * of another type, would stop whoever reads it among others. Whether its words and ids make sense is
 * not asked.
 *
 * @throws NotWholeError with the first field that is not.
 */
export function requireWhole(job: Job): void {
  for (const [name, check] of CHECKS) {
    if (!check(Reflect.get(job, name))) throw new NotWholeError(name);
  }
}

export function isWhole(job: Job): boolean {
  return CHECKS.every(([name, check]) => check(Reflect.get(job, name)));
}

/** Whether some fields of a job, stored apart from it, are what they should be. */
export function areWhole(part: unknown, fields: readonly Exclude<keyof Job, 'id'>[]): boolean {
  const stored = Object(part);
  return fields.every((name) => JOB[name](Reflect.get(stored, name)));
}

/** What stands in the place of a field that is not what it should be: what says nothing. */
const NEUTRAL: Omit<Required<Job>, 'id' | 'slug'> = {
  status: 'disabled',
  title: '',
  workRole: '',
  workFields: [],
  location: null,
  employmentTypes: [],
  systems: [],
  timeOfDay: [],
  onCallDuty: false,
  hourlyRate: null,
  startsOn: null,
  endsOn: null,
  hoursPerWeek: null,
  closesOn: '1970-01-01',
  publishedAt: '1970-01-01T00:00:00.000Z',
  workplace: { name: '', careProvider: '', unit: null, about: null },
  description: [],
  requirements: [],
  meritorious: [],
  contact: null,
  questionnaire: [],
  employerId: null,
  publicEmployer: false,
  source: { name: 'vikari', id: '', url: null, datesRebased: false },
  shifts: null,
  requires: null,
  steps: null,
  travel: null,
  housing: null,
  terms: null,
  language: null,
};

/**
 * A stored job as far as it is whole, for a person's own lists: an application stays in its list though
 * its job has spoilt. It is open for nobody then.
 */
export function mendedJob(stored: Job): Job {
  const job: Job = Object(stored);
  const spoilt = CHECKS.filter(([name, check]) => !check(Reflect.get(job, name)));
  if (spoilt.length === 0) return job;
  const instead: Omit<Job, 'id'> = { slug: job.id, ...NEUTRAL };
  const mended = spoilt.map(([name]) => [name, Reflect.get(instead, name)]);
  return { ...job, ...Object.fromEntries(mended), status: mendedStatus(job) };
}

const mendedStatus = ({ status }: Job): Job['status'] =>
  JOB.status(status) && status !== 'open' ? status : 'disabled';

/** The same of many rows. */
export const withMendedJob = <T extends { job: Job }>(row: T): T => ({
  ...row,
  job: mendedJob(row.job),
});

/** The jobs of many rows that are whole, and the others with what they lack. */
export function wholeOnes<T extends { id: string; job: Job }>(
  rows: readonly T[],
): { whole: T[]; bad: BadItem[] } {
  const whole: T[] = [];
  const bad: BadItem[] = [];
  for (const row of rows) {
    try {
      requireWhole(Object(row.job));
      whole.push(row);
    } catch (error) {
      bad.push({ item: row.id, error });
    }
  }
  return { whole, bad };
}
