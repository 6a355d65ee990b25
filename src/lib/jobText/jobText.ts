import { daysBetween } from '#domain/calendar/days';
import { closingOf } from '#domain/jobs/closing';
import { inHandOf } from '#domain/jobs/inHand';
import type { HourlyRate, JobSummary } from '#domain/jobs/job';
import { ASSUMED_TAX_GROUP, type TaxGroup } from '#domain/pay/taxGroup';
import { locationName } from '#domain/vocabulary/locationName';
import type { Words } from '../../i18n/intl';
import { dayOfInstant, dayRangeText, dayText } from '../dates';

/** Swedish days are written `YYYY-MM-DD`. */
/** Days (part 9). */
const MONTH = 30;
/** The times of day that a card has texts for, in the day's order. */
const TIMES_OF_DAY = ['day', 'evening', 'night', 'weekend', 'rotating'] as const;

/** "650–720" in the language's own digits; one number when both are equal. */
export function rateAmount(
  { intl, t }: Words,
  { min, max }: Pick<HourlyRate, 'min' | 'max'>,
): string {
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 0 });
  return min === max ? number(min) : t('job.rate.span', { min: number(min), max: number(max) });
}

/** An amount in the hand: to the nearest hundred, since it is only about so much. */
export function aboutAmount({ intl }: Words, amount: number): string {
  return intl.formatNumber(Math.round(amount / 100) * 100);
}

/**
 * What a job pays out after tax, for its card, and to whom: "ca 34 200 kr efter skatt · 4 veckor ·
 * under 66 år".
 *
 * @param group - what the reader has said; null: nothing, so it is for who is assumed.
 */
export function inHandText(
  words: Words,
  { inHand, hourlyRate }: Pick<JobSummary, 'inHand' | 'hourlyRate'>,
  group: TaxGroup | null,
): { text: string; spoken: string } | null {
  if (!inHand || !hourlyRate) return null;
  const whom = group ?? ASSUMED_TAX_GROUP;
  const values = {
    amount: aboutAmount(words, inHandOf(inHand, whom)),
    weeks: inHand.weeks,
    whom: words.t(`job.tax_group_short.${whom}`),
    tax: words.t(`job.tax_group_tax.${whom}`),
  };
  const of = hourlyRate.basis === 'consultant_invoice' ? 'company' : 'pay';
  return {
    text: words.t(`job.in_hand.${of}`, values),
    spoken: words.t(`job.in_hand_spoken.${of}`, values),
  };
}

/**
 * The period of the work: "1 feb. – 30 apr. 2027", "Snarast – 30 apr. 2027". An imported job says
 * nothing of what it does not state.
 */
export function periodText(
  { intl, t }: Words,
  { startsOn, endsOn, imported }: Pick<JobSummary, 'startsOn' | 'endsOn' | 'imported'>,
): string {
  if (startsOn && endsOn) return dayRangeText(intl, startsOn, endsOn);
  if (startsOn) {
    return t(imported ? 'job.period.from' : 'job.period.open_end', {
      from: dayText(intl, startsOn),
    });
  }
  if (endsOn) {
    return t(imported ? 'job.period.until' : 'job.period.asap_until', {
      to: dayText(intl, endsOn),
    });
  }
  return t(imported ? 'job.period.not_stated' : 'job.period.asap');
}

/** Hours and times of day: "38 h/vecka · kväll, natt"; undefined when neither is stated. */
export function hoursText(
  { t }: Words,
  { hoursPerWeek, timeOfDay }: Pick<JobSummary, 'hoursPerWeek' | 'timeOfDay'>,
): string | undefined {
  const times = TIMES_OF_DAY.filter((time) => timeOfDay.includes(time));
  const facts = [
    ...(hoursPerWeek === null ? [] : [t('job.hours', { hours: hoursPerWeek })]),
    ...(times.length === 0 ? [] : [times.map((time) => t(`job.time.${time}`)).join(', ')]),
  ];
  return facts.length === 0 ? undefined : facts.join('\u00a0· ');
}

/** The place of the work: "Umeå, Västerbottens län". */
export function placeText({ t, language }: Words, { place, region }: JobSummary['names']): string {
  if (!place) return t('job.place.not_stated');
  const name = (of: string) => locationName(of, language);
  return region && region !== place ? `${name(place)}, ${name(region)}` : name(place);
}

/** How many days ago a job was published; beyond a month, its day. */
export function publishedText(
  { t, intl }: Words,
  publishedAt: string,
  today: string,
): { text: string; day: string; title: string } {
  const day = dayOfInstant(publishedAt);
  const days = daysBetween(day, today);
  const title = dayText(intl, day);
  return { text: days < MONTH ? t('job.published', { days }) : title, day, title };
}

/** How long it can be applied to: "Stänger om 3 dagar". `days` is null once it is closed. */
export function closingText(
  { t }: Words,
  closesOn: string,
  today: string,
): { text: string; days: number | null } {
  const closing = closingOf(closesOn, today);
  if (closing.kind === 'closes_in') {
    return { text: t('job.closes_in', { days: closing.days }), days: closing.days };
  }
  if (closing.kind === 'closing_today') return { text: t('job.closing_today'), days: 0 };
  return { text: t('job.closed'), days: null };
}
