import { highestSalary } from '../company/companyYear';
import type { OwnCompany } from '../company/payOut';
import type { TaxRules } from '../taxRules';
import { NUMBER_FIELDS, type NumberField } from './calculatorFields';
import { type CalculatorForm, wholeNumber } from './calculatorForm';

/** What is wrong with a number, and the highest one that is right. */
export interface NumberProblem {
  kind: 'not_a_number' | 'too_high' | 'above_revenue' | 'above_money';
  highest: number;
}

export type NumberProblems = Readonly<Partial<Record<NumberField, NumberProblem>>>;

/** What is computed: a company, and its salary in SEK a year. Null: the best one. */
export interface CalculatorInputs {
  company: OwnCompany;
  salary: number | null;
  /** SEK an hour, when the income is given by the hour. */
  rate: number | null;
}

export type CheckedForm = { inputs: CalculatorInputs } | { problems: NumberProblems };

/** Of who lives abroad no dividend is counted: how it is taxed depends on the tax treaty. */
const dividendOf = ({ group, dividend }: CalculatorForm) => (group === 'abroad' ? null : dividend);

/** The number fields that the choices of a form leave in use. */
function fieldsInUse(form: CalculatorForm): NumberField[] {
  const { income, salary } = form;
  return [
    ...(income === 'hours' ? (['rate', 'hours'] as const) : (['sum'] as const)),
    'costs',
    ...(salary === 'best' ? [] : [salary]),
    ...(dividendOf(form) === 'payout' ? (['payout'] as const) : []),
    'other',
    ...(dividendOf(form) === null ? [] : (['saved'] as const)),
  ];
}

/**
 * The numbers to compute with, or what is wrong with those in use. The year's rules say how much
 * salary the money is enough for.
 */
export function calculatorInputs(form: CalculatorForm, rules: TaxRules): CheckedForm {
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  for (const name of fieldsInUse(form)) {
    const { highest } = NUMBER_FIELDS[name];
    const value = wholeNumber(form.numbers[name]);
    if (value === null) problems[name] = { kind: 'not_a_number', highest };
    else if (value > highest) problems[name] = { kind: 'too_high', highest };
  }
  if (Object.keys(problems).length > 0) return { problems };
  return consistent(form, rules);
}

/** Costs within the revenue, and a salary that the rest is enough for. */
function consistent(form: CalculatorForm, rules: TaxRules): CheckedForm {
  const numberIn = (name: NumberField) => wholeNumber(form.numbers[name]) ?? 0;
  const byHours = form.income === 'hours';
  const revenue = byHours ? numberIn('rate') * numberIn('hours') : numberIn('sum');
  if (revenue > NUMBER_FIELDS.sum.highest) {
    const highest = Math.floor(NUMBER_FIELDS.sum.highest / numberIn('rate'));
    return { problems: { hours: { kind: 'too_high', highest } } };
  }
  const costs = numberIn('costs');
  if (costs > revenue) return { problems: { costs: { kind: 'above_revenue', highest: revenue } } };
  const most = highestSalary(revenue - costs, rules);
  const salary = form.salary === 'month' ? numberIn('month') * 12 : null;
  if (salary !== null && salary > most) {
    return { problems: { month: { kind: 'above_money', highest: Math.floor(most / 12) } } };
  }
  const kind = dividendOf(form);
  const dividend =
    kind === 'limit'
      ? 'within_limit'
      : kind === 'all'
        ? 'all'
        : { amount: kind === null ? 0 : numberIn('payout') };
  return {
    inputs: {
      company: {
        revenue,
        costs,
        dividend,
        otherWorkIncome: numberIn('other'),
        savedLimit: kind === null ? 0 : numberIn('saved'),
      },
      salary: form.salary === 'share' ? Math.floor((most * numberIn('share')) / 100) : salary,
      rate: byHours ? numberIn('rate') : null,
    },
  };
}
