/** A number field of the calculator: its place in an address, its default and its bounds. */
interface NumberFieldRule {
  /** The query parameter. */
  param: string;
  /** The value of an address that does not name it. */
  initial: number;
  /** The highest value that is computed with. */
  highest: number;
  /** The slider's scale. A typed number may be outside it. */
  slider: { min: number; max: number; step: number };
}

/** Every number field: whole kronor, whole hours or whole percent. */
export const NUMBER_FIELDS = {
  /** SEK an hour, excluding VAT. */
  rate: {
    param: 'rate',
    initial: 600,
    highest: 10_000,
    slider: { min: 300, max: 2000, step: 10 },
  },
  /** Invoiced hours of the year. */
  hours: {
    param: 'hours',
    initial: 1600,
    highest: 8760,
    slider: { min: 0, max: 2400, step: 20 },
  },
  /** SEK a year, excluding VAT. */
  sum: {
    param: 'sum',
    initial: 960_000,
    highest: 8_000_000,
    slider: { min: 0, max: 3_000_000, step: 10_000 },
  },
  /** The company's costs without the salary: SEK a year. */
  costs: {
    param: 'costs',
    initial: 50_000,
    highest: 8_000_000,
    slider: { min: 0, max: 500_000, step: 5000 },
  },
  /** Salary before tax: SEK a month. */
  month: {
    param: 'month',
    initial: 40_000,
    highest: 1_000_000,
    slider: { min: 0, max: 150_000, step: 500 },
  },
  /** Salary as a percent of the highest that the company can pay. */
  share: { param: 'share', initial: 50, highest: 100, slider: { min: 0, max: 100, step: 1 } },
  /** Dividend: SEK a year. */
  payout: {
    param: 'payout',
    initial: 200_000,
    highest: 8_000_000,
    slider: { min: 0, max: 1_000_000, step: 10_000 },
  },
  /** Pay from others in the same year, before tax: SEK. */
  other: {
    param: 'other',
    initial: 0,
    highest: 8_000_000,
    slider: { min: 0, max: 1_000_000, step: 10_000 },
  },
  /** Saved dividend limit of earlier years: SEK. */
  saved: {
    param: 'saved',
    initial: 0,
    highest: 8_000_000,
    slider: { min: 0, max: 1_000_000, step: 10_000 },
  },
} as const satisfies Record<string, NumberFieldRule>;

export type NumberField = keyof typeof NUMBER_FIELDS;

/** What the income is given as: an hourly rate and hours, or the year's sum. */
export const INCOME_KINDS = ['hours', 'sum'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** How the salary is decided: what gives most in the hand, an amount a month, or a share. */
export const SALARY_KINDS = ['best', 'month', 'share'] as const;
export type SalaryKind = (typeof SALARY_KINDS)[number];

/** What is paid out as dividend: up to the dividend limit, all that is left, or an amount. */
export const DIVIDEND_KINDS = ['limit', 'all', 'payout'] as const;
export type DividendKind = (typeof DIVIDEND_KINDS)[number];

/** Where the money goes, in the order in which it is shown. */
export const MONEY_PARTS = ['in_hand', 'kept', 'pension', 'costs', 'fees', 'taxes'] as const;

/** SEK of each part; they add up to what the customer pays. */
export type MoneyParts = Readonly<Record<(typeof MONEY_PARTS)[number], number>>;
