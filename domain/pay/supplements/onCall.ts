import { type Rate, WHOLE } from '../amounts';
import type { PayLine, RuleId } from '../payLine';

/** A month's hours on call, as minutes. */
export interface OnCallMinutes {
  /** At the workplace: jour. */
  onCall: number;
  /** At home: beredskap. */
  standby: number;
  /** Of each, what falls on major holidays; it is paid double. */
  onCallOnMajorHolidays: number;
  standbyOnMajorHolidays: number;
}

interface OnCallRule {
  /** Minutes a month up to which `rate` is paid; above them `rateAbove`. */
  limit: number;
  rate: Rate;
  rateAbove: Rate;
}

/** AB 17 § 22, percent of the hourly pay; whether a later AB changed them is not known. */
const ON_CALL: OnCallRule = { limit: 50 * 60, rate: 30_000, rateAbove: 59_000 };
const STANDBY: OnCallRule = { limit: 130 * 60, rate: 14_000, rateAbove: 28_000 };
const SOURCE = 'ab_on_call';
const ORE_AND_MINUTES = 100 * 60;

/**
 * Pay of a month's on-call and standby time: lines in SEK, to the nearest krona. Time on major
 * holidays counts towards the limits last, so that it is not paid higher than it may be.
 * @param hourlyPay öre
 * @throws {RangeError} when minutes or pay are no whole numbers from 0, or a part is above its whole.
 */
export function onCallLines(minutes: OnCallMinutes, hourlyPay: number, year: number): PayLine[] {
  const { onCall, standby, onCallOnMajorHolidays, standbyOnMajorHolidays } = minutes;
  for (const value of [hourlyPay, onCall, standby]) {
    if (!Number.isInteger(value) || value < 0) throw new RangeError(`${value} is not allowed.`);
  }
  const pay = { hourlyPay, year };
  return [
    ...linesOf(['on_call', 'on_call_above_limit'], ON_CALL, onCall, onCallOnMajorHolidays, pay),
    ...linesOf(['standby', 'standby_above_limit'], STANDBY, standby, standbyOnMajorHolidays, pay),
  ];
}

function linesOf(
  [within, above]: readonly [RuleId, RuleId],
  { limit, rate, rateAbove }: OnCallRule,
  minutes: number,
  onMajorHolidays: number,
  { hourlyPay, year }: { hourlyPay: number; year: number },
): PayLine[] {
  const ordinary = minutes - onMajorHolidays;
  if (!Number.isInteger(onMajorHolidays) || onMajorHolidays < 0 || ordinary < 0) {
    throw new RangeError('Time on major holidays is a part of the whole.');
  }
  const withinLimit = Math.min(minutes, limit);
  const ordinaryWithin = Math.min(ordinary, limit);
  const doubleWithin = withinLimit - ordinaryWithin;
  const parts = [
    { rule: within, rate, minutes: withinLimit, paid: ordinaryWithin + 2 * doubleWithin },
    {
      rule: above,
      rate: rateAbove,
      minutes: minutes - withinLimit,
      paid: ordinary - ordinaryWithin + 2 * (onMajorHolidays - doubleWithin),
    },
  ];
  return parts
    .filter((part) => part.minutes > 0)
    .map((part) => ({
      rule: part.rule,
      amount: Math.round((part.paid * hourlyPay * part.rate) / (WHOLE * ORE_AND_MINUTES)),
      year,
      source: SOURCE,
      rate: part.rate,
      minutes: part.minutes,
    }));
}
