import { checkedAmount, type Rate, shareNearest } from './amounts';
import type { KnownPayLine } from './payLine';

/** Semesterersättning for pay by the hour: 12 % of pay with its supplements, for 25 days a year. */
export const HOLIDAY_PAY_RATE: Rate = 12_000;

/**
 * Holiday pay on a pay that does not include it: SEK, to the nearest krona.
 * Source: `holiday_pay` (semesterlagen 16 b and 28 §§).
 * @param pay with supplements, without holiday pay, SEK
 * @throws {RangeError} when the pay is no whole number from 0.
 */
export function holidayPay(pay: number, year: number): KnownPayLine {
  return {
    rule: 'holiday_pay',
    amount: shareNearest(checkedAmount(pay, 'pay'), HOLIDAY_PAY_RATE),
    year,
    source: 'holiday_pay',
    base: pay,
    rate: HOLIDAY_PAY_RATE,
  };
}
