import { checkedAmount } from './amounts';
import { holidayPay } from './holidayPay';
import { type PayLine, sumOf } from './payLine';

/** What an assignment pays, before tax. */
export interface AssignmentPayInput {
  /** Öre an hour. */
  hourlyPay: number;
  /** Minutes of work, without time on call. */
  minutes: number;
  /** False adds 12 % holiday pay on pay and `supplements`. */
  includesHolidayPay: boolean;
  /** `supplementLines` and `onCallLines`. */
  supplements?: readonly PayLine[];
  /** What the employer pays for travel and housing: SEK, taxed or not, as the ad says. */
  allowances?: readonly Allowance[];
  year: number;
}

interface Allowance {
  rule: 'travel' | 'housing';
  amount: number;
  isTaxed: boolean;
}

export interface AssignmentPay {
  lines: readonly PayLine[];
  /** What tax is paid on: SEK; null when a line is not known. */
  taxable: number | null;
  /** What is paid without tax: SEK. */
  untaxed: number;
  /** The sum of the lines. */
  total: number | null;
}

const ORE_AND_MINUTES = 100 * 60;

/**
 * The pay of an assignment before tax, line by line: hours × rate, supplements, holiday pay where
 * it is not included, travel and housing. SEK, each line to the nearest krona. An unknown supplement
 * makes the sums unknown.
 * @throws {RangeError} when an amount is no whole number from 0.
 */
export function assignmentPay(input: AssignmentPayInput): AssignmentPay {
  const { hourlyPay, minutes, includesHolidayPay, year } = input;
  const { supplements = [], allowances = [] } = input;
  const product = checkedAmount(hourlyPay, 'hourlyPay') * checkedAmount(minutes, 'minutes');
  const hours: PayLine = {
    rule: 'hourly_pay',
    amount: checkedAmount(Math.round(product / ORE_AND_MINUTES), 'pay'),
    year,
    source: null,
    base: hourlyPay,
    minutes,
  };
  const worked = [hours, ...supplements];
  const pay = includesHolidayPay ? worked : [...worked, holidayPayOn(worked, year)];
  const allowanceLine = ({ rule, amount }: Allowance): PayLine => ({
    rule,
    amount: checkedAmount(amount, rule),
    year,
    source: null,
  });
  const taxed = [...pay, ...allowances.filter(({ isTaxed }) => isTaxed).map(allowanceLine)];
  const free = allowances.filter(({ isTaxed }) => !isTaxed).map(allowanceLine);
  const lines = [...taxed, ...free];
  return { lines, taxable: sumOf(taxed), untaxed: sumOf(free) ?? 0, total: sumOf(lines) };
}

function holidayPayOn(worked: readonly PayLine[], year: number): PayLine {
  const pay = sumOf(worked);
  if (pay === null) return { rule: 'holiday_pay', amount: null, year, source: 'holiday_pay' };
  return holidayPay(pay, year);
}
