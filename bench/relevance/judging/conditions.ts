import type { Job } from '#domain/jobs/job';
import { type AdWords, haveForm, wordsOf } from './adWords';
import type { Bounds, WantedFacts } from './facts';
import { fieldsOfGroup, fieldWords } from './factWords';

/** Whether a job has a fact; `nearly`: not as asked, but close or only by its running text. */
export type Holds = 'yes' | 'nearly' | 'no';

/** Share of full time, pay, employer, what is provided and asked for, and what must not be. */
export function conditionsHold(job: Job, words: AdWords, wanted: WantedFacts): Holds[] {
  return [
    scopeHolds(job, wanted),
    asHolds(payFits(job, wanted)),
    asHolds(hasEmployer(job, wanted)),
    asHolds(!wanted.travel || job.travel === 'paid' || job.travel === 'arranged'),
    asHolds(needsFewYears(job, words, wanted)),
    asHolds(wanted.licence === null || job.requires?.licence === wanted.licence),
    asHolds(!isInField(job, words, wanted)),
    asHolds(!wanted.notWords.some((form) => saysForm(words, form))),
  ];
}

const asHolds = (fits: boolean): Holds => (fits ? 'yes' : 'no');

const saysForm = ({ head, text }: AdWords, form: string): boolean =>
  haveForm(head, form) || haveForm(text, form);

/** Hours of a full working week. */
const FULL_WEEK = 40;
/** What is less is no full time, so that a part-time ad without a number may fit. */
const FULL_TIME: Bounds = { min: 100, max: 100 };

function scopeHolds(job: Job, { scope }: WantedFacts): Holds {
  if (scope === null) return 'yes';
  const stated = scopeOf(job);
  if (stated !== null) return asHolds(overlap(stated, scope));
  if (job.source.name !== 'jobtech' || job.source.extent !== 'part_time') return 'no';
  if (scope.min >= FULL_TIME.min) return 'no';
  // "Part time" without a number is all that was asked for, or close to the number
  return scope.min <= 1 ? 'yes' : 'nearly';
}

/**
 * Percent of full time by the title, the ad's own field or the hours of a week, in this order; null
 * when none of them says a number.
 */
function scopeOf({ title, hoursPerWeek, source }: Job): Bounds | null {
  const inTitle = /(\d{2,3})\s*%?\s*(?:[-–]\s*(\d{2,3})\s*)?%/u.exec(title);
  if (inTitle) return { min: Number(inTitle[1]), max: Number(inTitle[2] ?? inTitle[1]) };
  if (source.name === 'jobtech' && source.scope) return source.scope;
  if (hoursPerWeek !== null) {
    const percent = Math.round((hoursPerWeek / FULL_WEEK) * 100);
    return { min: percent, max: percent };
  }
  return source.name === 'jobtech' && source.extent === 'full_time' ? FULL_TIME : null;
}

const overlap = (one: Bounds, other: Bounds): boolean =>
  one.min <= other.max && one.max >= other.min;

/**
 * What an hour of wage costs an agency, to one of invoice (docs/pay.md): employer's contributions
 * of 31.42 %, and 4.5 % pension with its payroll tax of 24.26 %.
 */
const COST_OF_WAGE = 1 + 0.3142 + 0.045 * 1.2426;

/** SEK an hour by which rates are compared; null when the ad states no rate. */
export function comparedPay({ hourlyRate }: Job): Bounds | null {
  if (hourlyRate === null) return null;
  const { min, max, basis } = hourlyRate;
  const factor = basis === 'consultant_invoice' ? 1 : COST_OF_WAGE;
  return { min: Math.round(min * factor), max: Math.round(max * factor) };
}

function payFits(job: Job, { pay }: WantedFacts): boolean {
  if (pay === null) return true;
  const compared = comparedPay(job);
  return compared !== null && overlap(compared, pay);
}

/** Names count in the title, as the workplace and as the employer. */
function hasEmployer({ title, workplace }: Job, { employers }: WantedFacts): boolean {
  if (employers.length === 0) return true;
  const names = wordsOf([title, workplace.name, workplace.careProvider].join(' . '));
  return employers.some((name) => haveForm(names, name));
}

const NEWLY_GRADUATED: readonly string[] = [
  'nyexaminera*',
  'nyutbilda*',
  'nylegitimera*',
  'nyexad*',
];

function needsFewYears({ requires }: Job, words: AdWords, { years }: WantedFacts): boolean {
  if (years === null) return true;
  const stated = requires?.yearsInProfession;
  if (stated !== undefined) return stated <= years;
  return NEWLY_GRADUATED.some((form) => saysForm(words, form));
}

function isInField({ workFields }: Job, { head }: AdWords, { notFields }: WantedFacts): boolean {
  if (notFields.flatMap(fieldsOfGroup).some((id) => workFields.includes(id))) return true;
  return notFields.flatMap(fieldWords).some((form) => haveForm(head, form));
}
