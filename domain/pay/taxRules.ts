import type { Rate } from './amounts';
import type { SourceId } from './sources';
import type { TaxYear } from './years/taxYears';

/** A figure of one year, with its source. */
export interface Sourced<T> {
  value: T;
  source: SourceId;
}

export const sourced = <T>(value: T, source: SourceId): Sourced<T> => ({ value, source });

/**
 * One straight piece of an amount that follows income, up to `upTo`:
 * `base + slope × (income − from)`. `upTo`, `base` and `from` are in thousandths of the price base
 * amount, `from` in whole hundredths, `base` in whole tenths of them; `slope` is in ten-thousandths.
 */
export interface Piece {
  /** The highest income of the piece, included; null for the last one. */
  upTo: number | null;
  base: number;
  from: number;
  slope: number;
}

/** An amount that follows income, with what it loses above one. */
export interface Credit {
  pieces: readonly Piece[];
  /** What the credit loses above an income, in thousandths of the price base amount. */
  phaseOut: { above: number; rate: Rate } | null;
}

/**
 * The rules of an income year. As they stand in `years/<year>/` they are those of a person who has
 * turned 18 and not 66 when it begins, and who lives in Sweden the whole year; `rulesFor`
 * gives those of others. Amounts in whole kronor, rates in thousandths of a percent.
 */
export interface TaxRules {
  year: TaxYear;
  /** Prisbasbelopp; a multiple of 100. */
  priceBaseAmount: Sourced<number>;
  /** Inkomstbasbelopp; a multiple of 100. */
  incomeBaseAmount: Sourced<number>;
  basicDeduction: Sourced<readonly Piece[]>;
  /** Absent: nothing is added. */
  raisedDeduction?: Sourced<readonly Piece[]>;
  jobTaxCredit: Sourced<Credit>;
  /** Absent: the credit is the local rate of what the pieces leave above the deduction. */
  jobTaxCreditIsOfIncome?: true;
  /** The only tax there is, of the whole pay; absent: tax is reckoned from the parts below. */
  finalTax?: Sourced<Rate>;
  stateTax: Sourced<{
    /** Skiktgräns: taxable income from which state tax is paid. */
    threshold: number;
    /** How far above it the taxable income must be for any state tax. */
    leastAbove: number;
    rate: Rate;
  }>;
  pensionFee: Sourced<{
    rate: Rate;
    /** The highest income with a fee, in hundredths of the income base amount. */
    cap: number;
    /** Incomes below it have no fee; in thousandths of the price base amount. */
    lowest: number;
  }>;
  publicServiceFee: Sourced<{
    rate: Rate;
    /** The highest taxable income with a fee, in hundredths of the income base amount. */
    cap: number;
  }>;
  earnedIncomeCredit: Sourced<{ above: number; rate: Rate; highest: number }>;
  regionalCredit: Sourced<number>;
  /** The share of burial and church fee that the withholding tables assume. */
  tableFees: Sourced<Rate>;
  /** The average of municipality and region together, weighted by the taxed incomes. */
  averageRate: Sourced<Rate>;
  /** The burial fee outside Stockholm and Tranås. */
  burialFee: Sourced<Rate>;
  /** Arbetsgivaravgifter, without the lower rates for the young and the old. */
  employerContributions: Sourced<Rate>;
  /** Särskild löneskatt på pensionskostnader. */
  specialPayrollTax: Sourced<Rate>;
  /** Bolagsskatt. */
  corporateTax: Sourced<Rate>;
}

/** Basic deduction and job tax credit up to 3.24 price base amounts: the same in 2024 to 2026. */
export const BASIC_DEDUCTION: Sourced<readonly Piece[]> = sourced(
  [
    { upTo: 990, base: 423, from: 0, slope: 0 },
    { upTo: 2720, base: 423, from: 990, slope: 2000 },
    { upTo: 3110, base: 770, from: 0, slope: 0 },
    { upTo: 7880, base: 770, from: 3110, slope: -1000 },
    { upTo: null, base: 293, from: 0, slope: 0 },
  ],
  'skv_433_2026',
);

/**
 * The pieces of the job tax credit.
 * @param slope of the income from 3.24 to 8.08 price base amounts, in ten-thousandths
 * @param highest above them, in thousandths of the price base amount
 */
export function jobTaxCreditPieces(slope: number, highest: number): readonly Piece[] {
  return [
    { upTo: 910, base: 0, from: 0, slope: 10_000 },
    { upTo: 3240, base: 910, from: 910, slope: 3874 },
    { upTo: 8080, base: 1813, from: 3240, slope },
    { upTo: null, base: highest, from: 0, slope: 0 },
  ];
}
