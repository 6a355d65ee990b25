import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { TAX_GROUPS } from '../taxGroup';
import { TAX_YEARS } from '../years/taxYears';
import {
  DIVIDEND_KINDS,
  INCOME_KINDS,
  NUMBER_FIELDS,
  type NumberField,
  SALARY_KINDS,
} from './calculatorFields';
import {
  type CalculatorForm,
  INITIAL_FORM,
  readCalculatorForm,
  wholeNumber,
  writeCalculatorForm,
} from './calculatorForm';

const typed = fc.oneof(
  fc.integer({ min: 0, max: 20_000_000 }).map(String),
  fc.integer({ min: 0, max: 20_000_000 }).map((value) => value.toLocaleString('sv')),
  fc.string({ maxLength: 20, unit: 'grapheme-ascii' }),
);
const form: fc.Arbitrary<CalculatorForm> = fc.record({
  year: fc.constantFrom(...TAX_YEARS),
  group: fc.constantFrom(...TAX_GROUPS),
  municipality: fc.constantFrom('', '0180', '2480'),
  church: fc.boolean(),
  income: fc.constantFrom(...INCOME_KINDS),
  salary: fc.constantFrom(...SALARY_KINDS),
  dividend: fc.constantFrom(...DIVIDEND_KINDS),
  numbers: fc.record(
    Object.fromEntries(Object.keys(NUMBER_FIELDS).map((name) => [name, typed])) as Record<
      NumberField,
      typeof typed
    >,
  ),
});

/** The same form with numbers in digits, as an address has them. */
const plain = ({ numbers, ...choices }: CalculatorForm) => ({
  ...choices,
  numbers: Object.fromEntries(
    Object.entries(numbers).map(([name, text]) => [name, String(wholeNumber(text) ?? text)]),
  ),
});

it('an address keeps everything that was entered, wrong numbers too', () => {
  holds(
    fc.property(form, (entered) => {
      const address = writeCalculatorForm(entered).toString();
      expect(readCalculatorForm(new URLSearchParams(address))).toEqual(plain(entered));
    }),
  );
});

it('what is initial is not in the address', () => {
  expect(writeCalculatorForm(INITIAL_FORM).toString()).toBe('');
});

it('unknown choices are the initial ones, and long texts are cut', () => {
  const read = readCalculatorForm(
    new URLSearchParams({
      year: '1999',
      group: 'from_67',
      municipality: '../0180',
      church: 'true',
      income: '__proto__',
      salary: 'BEST',
      dividend: '<script>',
      rate: '9'.repeat(500),
    }),
  );
  expect({ ...read, numbers: INITIAL_FORM.numbers }).toEqual(INITIAL_FORM);
  expect(read.numbers.rate).toHaveLength(20);
});

it.each([
  ['1200', 1200],
  [' 1 200 ', 1200],
  ['1\u00a0200\u00a0000', 1_200_000],
  ['1,200', 1200],
  ['1.200', 1200],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['12,5', null],
  ['1e6', null],
  ['0x10', null],
  ['１２', 12],
  ['600 kr', null],
])('reads "%s" as %s', (text, expected) => {
  expect(wholeNumber(text)).toBe(expected);
});
