/** What a job's card says of the pay after tax, for the average municipality. */
export interface InHand {
  /** In the hand in all, at the lowest rate: SEK. */
  amount: number;
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
  /** The number of the withholding table; null where 30 % is withheld. */
  table: number | null;
  /** The income year of the rules; of the last ones where there are several. */
  rulesYear: number;
  /** Years of the assignment whose rules are not known: computed with those of `rulesYear`. */
  yearsWithoutRules: number[];
  /** The agreement by which supplements are counted; null: none are. */
  supplements: 'ab' | null;
}
