import { type Calculation, calculate } from '#domain/pay/calculator/calculate';
import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { calculatorInputs, type NumberProblems } from '#domain/pay/calculator/calculatorInputs';
import type { DividendRules } from '#domain/pay/company/dividendRules';
import {
  asChurchMember,
  averageRates,
  type LocalRates,
  type Municipality,
} from '#domain/pay/municipalTax';
import { rulesFor } from '#domain/pay/rulesFor';
import type { TaxGroup } from '#domain/pay/taxGroup';
import type { TaxRules } from '#domain/pay/taxRules';
import { DIVIDEND_RULES } from '#domain/pay/years/rulesOfYears';

/** The rules of the chosen year, and the municipality's rates; null for the average one. */
export interface YearData {
  rules: TaxRules;
  municipality: Municipality | null;
}

/** What the page shows of a form: a calculation, or what is wrong with which numbers. */
export interface Computed {
  /** Whom it is for: the form may be ahead of what is computed. */
  group: TaxGroup;
  rules: TaxRules;
  dividendRules: DividendRules;
  calculation: Calculation | null;
  problems: NumberProblems;
}

/** The average municipality's church fee is what the withholding tables assume. */
function ratesOf({ rules, municipality }: YearData, church: boolean): LocalRates {
  if (municipality) return church ? asChurchMember(municipality) : municipality;
  const average = averageRates(rules);
  return church ? { ...average, church: rules.tableFees.value - average.burial } : average;
}

/** Computes a form by the rules of its year. */
export function computeForm(form: CalculatorForm, data: YearData): Computed {
  const rules = rulesFor(data.rules, form.group);
  const { group } = form;
  const dividendRules = DIVIDEND_RULES[rules.year];
  const checked = calculatorInputs(form, rules);
  if ('problems' in checked) {
    return { group, rules, dividendRules, calculation: null, problems: checked.problems };
  }
  const year = { rules, dividendRules, rates: ratesOf(data, form.church) };
  return {
    group,
    rules,
    dividendRules,
    calculation: calculate(checked.inputs, year),
    problems: {},
  };
}
