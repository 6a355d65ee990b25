import { checkedAmount, type Rate, shareNearest } from './amounts';
import type { PayLine } from './payLine';
import { employerContributions } from './taxParts';
import type { TaxRules } from './taxRules';

/**
 * What the national staffing agreement makes an agency pay towards a consultant's occupational
 * pension, ages 25 to 65: 4.5 % of pay up to 7.5 income base amounts. Above them it is 30 %, which
 * is not reckoned here. Source: `national_agreement_pension`.
 */
export const PENSION_RATE: Rate = 4500;

/** Income base amounts, in tenths, up to which `PENSION_RATE` holds. */
const PENSION_CAP = 75;

/**
 * What an employer pays on top of a pay: employer's contributions, and with `pension` also the
 * pension of the national agreement with its special payroll tax. Lines in SEK, to the nearest
 * krona. The lower contributions of the young (2026, not verified) and of those who turned 66 are
 * left out. Pension is null, not known, for a pay above 7.5 income base amounts a year.
 * @param pay before tax, SEK
 * @throws {RangeError} when the pay is no whole number from 0.
 */
export function employerCost(pay: number, pension: boolean, rules: TaxRules): PayLine[] {
  checkedAmount(pay, 'pay');
  const { year, employerContributions: contributions, specialPayrollTax } = rules;
  const lines: PayLine[] = [
    {
      rule: 'employer_contributions',
      amount: employerContributions(pay, rules),
      year,
      source: contributions.source,
      base: pay,
      rate: contributions.value,
    },
  ];
  if (!pension) return lines;
  const isAboveCap = pay * 10 > PENSION_CAP * rules.incomeBaseAmount.value;
  const premium = isAboveCap ? null : shareNearest(pay, PENSION_RATE);
  return [
    ...lines,
    {
      rule: 'occupational_pension',
      amount: premium,
      year,
      source: 'national_agreement_pension',
      base: pay,
      rate: PENSION_RATE,
    },
    {
      rule: 'special_payroll_tax',
      amount: premium === null ? null : shareNearest(premium, specialPayrollTax.value),
      year,
      source: specialPayrollTax.source,
      base: premium ?? undefined,
      rate: specialPayrollTax.value,
    },
  ];
}
