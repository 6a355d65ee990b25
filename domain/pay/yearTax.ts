import { checkedAmount, type Rate, roundDownTo, shareDown } from './amounts';
import type { LocalRates } from './municipalTax';
import type { KnownPayLine, RuleId } from './payLine';
import {
  basicDeduction,
  earnedIncomeCredit,
  jobTaxCredit,
  pensionFee,
  publicServiceFee,
  stateTax,
} from './taxParts';
import type { Sourced, TaxRules } from './taxRules';
import type { TaxYear } from './years/taxYears';

export interface YearIncome {
  /** Wages and other pay for work of the year: SEK. */
  workIncome: number;
  /** What is taxed as service without being pay for work, such as dividend above the limit: SEK. */
  otherIncome?: number;
}

/** The tax on a year's income. Amounts in SEK, whole kronor. */
export interface YearTax {
  year: number;
  income: number;
  /** Grundavdrag. */
  basicDeduction: number;
  /** Beskattningsbar förvärvsinkomst: the income in whole hundreds without the basic deduction. */
  taxableIncome: number;
  /** Taxes and fees above 0, credits below; lines of 0 are left out. */
  lines: readonly KnownPayLine[];
  /** The sum of the lines. */
  tax: number;
  /** Income without tax. */
  net: number;
}

/**
 * Tax, fees and credits of an income year, in the order in which the law reckons them, for the
 * people whose rules they are (`rulesFor`), without other deductions. Rules with a final tax have
 * that one line.
 * Source: SKV 433 (2026), sections 6 and 7; other years with their own figures.
 * @throws {RangeError} when an income is no whole number from 0, or the rates are another year's.
 */
export function yearTax(income: YearIncome, rates: LocalRates, rules: TaxRules): YearTax {
  const work = checkedAmount(income.workIncome, 'workIncome');
  const total = checkedAmount(work + (income.otherIncome ?? 0), 'otherIncome');
  if (rates.year !== rules.year) {
    throw new RangeError(`Rates of ${rates.year} with rules of ${rules.year}.`);
  }
  if (rules.finalTax) return finalYear(total, rules.finalTax, rules.year);
  const assessed = roundDownTo(total, 100);
  const deduction = basicDeduction(assessed, rules);
  const taxable = assessed - deduction;
  const charged = charges(roundDownTo(work, 100), taxable, rates, rules);
  const lines = [
    ...charged,
    ...credits({ work: roundDownTo(work, 100), deduction, taxable, charged }, rates, rules),
  ].filter(({ amount }) => amount !== 0);
  const tax = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    year: rules.year,
    income: total,
    basicDeduction: deduction,
    taxableIncome: taxable,
    lines,
    tax,
    net: total - tax,
  };
}

/** SINK: a share of all pay, öre dropped, without deductions and credits. */
function finalYear(income: number, { value, source }: Sourced<Rate>, year: TaxYear): YearTax {
  const tax = shareDown(income, value);
  const line: KnownPayLine = {
    rule: 'non_resident_tax',
    amount: tax,
    year,
    source,
    base: income,
    rate: value,
  };
  return {
    year,
    income,
    basicDeduction: 0,
    taxableIncome: income,
    lines: tax === 0 ? [] : [line],
    tax,
    net: income - tax,
  };
}

function charges(
  work: number,
  taxable: number,
  rates: LocalRates,
  rules: TaxRules,
): KnownPayLine[] {
  const year = rules.year;
  const { municipal, region, burial, church, source } = rates;
  // Öre are dropped once for municipality and region together, and once for both fees
  const local = shareDown(taxable, municipal + region);
  const regionTax = shareDown(taxable, region);
  const fees = shareDown(taxable, burial + church);
  const churchFee = shareDown(taxable, church);
  const onTaxable = (rule: RuleId, amount: number, rate: number): KnownPayLine => ({
    rule,
    amount,
    year,
    source,
    base: taxable,
    rate,
  });
  return [
    onTaxable('municipal_tax', local - regionTax, municipal),
    onTaxable('region_tax', regionTax, region),
    {
      rule: 'state_tax',
      amount: stateTax(taxable, rules),
      year,
      source: rules.stateTax.source,
      base: Math.max(0, taxable - rules.stateTax.value.threshold),
      rate: rules.stateTax.value.rate,
    },
    onTaxable('burial_fee', fees - churchFee, burial),
    onTaxable('church_fee', churchFee, church),
    {
      rule: 'pension_fee',
      amount: pensionFee(work, rules),
      year,
      source: rules.pensionFee.source,
      base: work,
      rate: rules.pensionFee.value.rate,
    },
    {
      rule: 'public_service_fee',
      amount: publicServiceFee(taxable, rules),
      year,
      source: rules.publicServiceFee.source,
      base: taxable,
      rate: rules.publicServiceFee.value.rate,
    },
  ];
}

interface Assessed {
  work: number;
  deduction: number;
  taxable: number;
  charged: readonly KnownPayLine[];
}

/** Each credit takes from what the ones before it left; none takes from the fees. */
function credits(assessed: Assessed, rates: LocalRates, rules: TaxRules): KnownPayLine[] {
  const { work, deduction, taxable, charged } = assessed;
  const charge = (rule: RuleId) => charged.find((line) => line.rule === rule)?.amount ?? 0;
  let municipalLeft = charge('municipal_tax') + charge('region_tax');
  const credit = (rule: RuleId, amount: number, source: KnownPayLine['source']): KnownPayLine => {
    const used = Math.min(amount, municipalLeft);
    municipalLeft -= used;
    return { rule, amount: -used, year: rules.year, source };
  };
  const ofPensionFee = credit('pension_fee_credit', charge('pension_fee'), rules.pensionFee.source);
  const fullJobTaxCredit = jobTaxCredit(work, deduction, rates.municipal + rates.region, rules);
  return [
    ofPensionFee,
    credit('job_tax_credit', fullJobTaxCredit, rules.jobTaxCredit.source),
    credit(
      'earned_income_credit',
      earnedIncomeCredit(taxable, rules),
      rules.earnedIncomeCredit.source,
    ),
    credit(
      'regional_credit',
      rates.hasRegionalCredit ? rules.regionalCredit.value : 0,
      rules.regionalCredit.source,
    ),
  ];
}
