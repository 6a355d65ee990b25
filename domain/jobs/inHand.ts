import type { TaxGroup } from '#domain/pay/taxGroup';

/**
 * What a job's card says of the pay after tax: in all, at the lowest rate, SEK, as main work without
 * other income of the year.
 */
export interface InHand {
  /** Of somebody under 66 in the average municipality: for who has not said who they are. */
  amount: number;
  /** Of somebody of 66 or more in the average municipality. */
  amountFrom66: number;
  /** Of somebody who lives abroad and is taxed by SINK. */
  amountAbroad: number;
  /** Weeks of five weekdays; a tenth is half a day. */
  weeks: number;
}

/** What is paid out at one hourly rate. SEK. */
export interface PaidOut {
  /** Taxable pay before tax; from an own company the salary. */
  gross: number;
  /** The tax that is withheld. */
  withheld: number;
  /** Gross without what is withheld. */
  inHand: number;
  /** What the assignment adds to the year's tax, without other income unless the reader has said so. */
  yearTax: number;
}

/** What an assignment pays out, for a job's page. */
export interface PayInHand {
  weeks: number;
  lowest: PaidOut;
  /** Equals `lowest` for a job with one rate. */
  highest: PaidOut;
  /** Whom it is for: under 66 unless the reader has said something else. */
  taxGroup: TaxGroup;
  /** The number of the withholding table; null where 30 % or the tax of who lives abroad is withheld. */
  table: number | null;
  /** The income year of the rules; of the last ones where there are several. */
  rulesYear: number;
  /** Years of the assignment whose rules are not known: computed with those of `rulesYear`. */
  yearsWithoutRules: number[];
  /** The agreement by which supplements are counted; null: none are. */
  supplements: 'ab' | null;
}

/** A job's own page has the figures of the card too: what its other tax groups get at the lowest rate. */
export interface JobPayInHand extends PayInHand, Pick<InHand, 'amountFrom66' | 'amountAbroad'> {}

/** The card's figure for a tax group. */
export function inHandOf(inHand: Omit<InHand, 'weeks'>, group: TaxGroup): number {
  if (group === 'abroad') return inHand.amountAbroad;
  return group === 'from_66' ? inHand.amountFrom66 : inHand.amount;
}
