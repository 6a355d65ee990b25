import { tidyNumber } from '#domain/text/tidy';
import { ASSUMED_TAX_GROUP, TAX_GROUPS, type TaxGroup } from '../taxGroup';
import { NEWEST_TAX_YEAR, TAX_YEARS, type TaxYear } from '../years/taxYears';
import {
  DIVIDEND_KINDS,
  type DividendKind,
  INCOME_KINDS,
  type IncomeKind,
  NUMBER_FIELDS,
  type NumberField,
  SALARY_KINDS,
  type SalaryKind,
} from './calculatorFields';

/** What the calculator's fields hold. Numbers are as they were typed, so that a wrong one is kept. */
export interface CalculatorForm {
  year: TaxYear;
  /** The owner's age and country. */
  group: TaxGroup;
  /** SCB's code; '' for the average municipality. */
  municipality: string;
  church: boolean;
  income: IncomeKind;
  salary: SalaryKind;
  dividend: DividendKind;
  numbers: Readonly<Record<NumberField, string>>;
}

/** Longer texts are no numbers; so much of one is kept. */
const LONGEST_NUMBER = 20;

const NAMES = Object.keys(NUMBER_FIELDS) as NumberField[];

export const INITIAL_FORM: CalculatorForm = {
  year: NEWEST_TAX_YEAR,
  group: ASSUMED_TAX_GROUP,
  municipality: '',
  church: false,
  income: 'hours',
  salary: 'best',
  dividend: 'limit',
  numbers: numbersFrom((name) => String(NUMBER_FIELDS[name].initial)),
};

function numbersFrom(textOf: (name: NumberField) => string): Record<NumberField, string> {
  return Object.fromEntries(NAMES.map((name) => [name, textOf(name)])) as Record<
    NumberField,
    string
  >;
}

function oneOf<T extends string>(known: readonly T[], value: string | null, initial: T): T {
  return known.find((one) => one === value) ?? initial;
}

/**
 * Reads an address, which people edit and others write. An unknown choice is its initial one; a
 * number is kept as it is, and `calculatorInputs` says what is wrong with it. Never throws.
 */
export function readCalculatorForm(params: URLSearchParams): CalculatorForm {
  const municipality = params.get('municipality') ?? '';
  return {
    year: TAX_YEARS.find((year) => String(year) === params.get('year')) ?? INITIAL_FORM.year,
    group: oneOf(TAX_GROUPS, params.get('group'), INITIAL_FORM.group),
    municipality: /^\d{4}$/.test(municipality) ? municipality : '',
    church: params.get('church') === 'yes',
    income: oneOf(INCOME_KINDS, params.get('income'), INITIAL_FORM.income),
    salary: oneOf(SALARY_KINDS, params.get('salary'), INITIAL_FORM.salary),
    dividend: oneOf(DIVIDEND_KINDS, params.get('dividend'), INITIAL_FORM.dividend),
    numbers: numbersFrom((name) => {
      const { param, initial } = NUMBER_FIELDS[name];
      return (params.get(param) ?? String(initial)).slice(0, LONGEST_NUMBER);
    }),
  };
}

/** Writes an address without what is initial; numbers in digits alone, where they are numbers. */
export function writeCalculatorForm(form: CalculatorForm): URLSearchParams {
  const params = new URLSearchParams();
  const choices = {
    year: String(form.year),
    group: form.group,
    municipality: form.municipality,
    income: form.income,
    salary: form.salary,
    dividend: form.dividend,
  };
  for (const [name, value] of Object.entries(choices)) {
    if (value !== String(INITIAL_FORM[name as keyof typeof choices])) params.set(name, value);
  }
  if (form.church) params.set('church', 'yes');
  for (const name of NAMES) {
    const { param, initial } = NUMBER_FIELDS[name];
    const text = form.numbers[name].slice(0, LONGEST_NUMBER);
    const written = String(wholeNumber(text) ?? text);
    if (written !== String(initial)) params.set(param, written);
  }
  return params;
}

/** Digits, or groups of three of them with spaces, commas or points between. */
const NUMBER = /^(\d+|\d{1,3}([\s.,]\d{3})+)$/u;

/** The whole number that a text says, in Swedish or English writing; null when it says none. */
export function wholeNumber(text: string): number | null {
  const trimmed = tidyNumber(text);
  return NUMBER.test(trimmed) ? Number(trimmed.replace(/\D/g, '')) : null;
}
