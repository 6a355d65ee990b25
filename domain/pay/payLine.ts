import type { SourceId } from './sources';

/** Every rule that a line of a breakdown can follow. The screens have a text for each. */
export type RuleId =
  // What the assignment pays
  | 'hourly_pay'
  | 'supplement_weekday_evening'
  | 'supplement_weekday_night'
  | 'supplement_weekend'
  | 'supplement_weekend_night'
  | 'supplement_holiday'
  | 'supplement_holiday_night'
  | 'supplement_major_holiday'
  | 'supplement_major_holiday_night'
  | 'on_call'
  | 'on_call_above_limit'
  | 'standby'
  | 'standby_above_limit'
  | 'holiday_pay'
  | 'travel'
  | 'housing'
  // Tax on a year's income
  | 'municipal_tax'
  | 'region_tax'
  | 'burial_fee'
  | 'church_fee'
  | 'state_tax'
  | 'pension_fee'
  | 'public_service_fee'
  | 'pension_fee_credit'
  | 'job_tax_credit'
  | 'earned_income_credit'
  | 'regional_credit'
  | 'non_resident_tax'
  // Tax withheld from a payment
  | 'withholding_table'
  | 'withholding_flat'
  // What an employer pays on top
  | 'employer_contributions'
  | 'occupational_pension'
  | 'special_payroll_tax'
  // Own company
  | 'revenue'
  | 'company_costs'
  | 'salary'
  | 'corporate_tax'
  | 'dividend_within_limit'
  | 'dividend_tax'
  | 'dividend_above_limit'
  | 'dividend_above_cap'
  | 'income_tax'
  | 'kept_in_company'
  // How much dividend is taxed as capital
  | 'simplification_rule'
  | 'base_amount'
  | 'salary_based'
  | 'interest_on_cost'
  | 'saved_limit';

/** One line of a breakdown. */
export interface PayLine {
  rule: RuleId;
  /** SEK, whole kronor; below 0 for what is deducted. Null: not known. */
  amount: number | null;
  /** The income year whose rule it is. */
  year: number;
  /** Null for what the reader said themselves, and for what no source says. */
  source: SourceId | null;
  /** SEK that the amount is computed from, where there is one number. */
  base?: number;
  /** The share of `base`, in thousandths of a percent. */
  rate?: number;
  /** Worked time that the amount is for. */
  minutes?: number;
}

/** A line whose amount is known. */
export type KnownPayLine = PayLine & { amount: number };

/** The sum of the lines' amounts; null as soon as one of them is not known. */
export function sumOf(lines: readonly PayLine[]): number | null {
  let sum = 0;
  for (const { amount } of lines) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}
