import { expect, it } from 'vitest';
import { readCalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { arrivedAt, type ChangedForm, isOf } from './changedForm';

const PAGE = '/lon-utdelnings-kalkylator';
const at = (search: string) => ({ here: PAGE + search, search });
const TYPED: ChangedForm = {
  search: '',
  form: readCalculatorForm(new URLSearchParams('month=30')),
  wanted: `${PAGE}?month=30`,
  sent: [`${PAGE}?month=x`, `${PAGE}?month=30`],
};

it('keeps what was typed when an address arrives that was written earlier', () => {
  const first = arrivedAt(TYPED, at('?month=x'));
  expect(first).toEqual({ ...TYPED, search: '?month=x', sent: [`${PAGE}?month=30`] });
  expect(arrivedAt(TYPED, at('?month=30'))).toEqual({ ...TYPED, search: '?month=30', sent: [] });
});

it('stays as it is while its address has not arrived', () => {
  expect(arrivedAt(TYPED, at(''))).toBe(TYPED);
});

it('leaves the form to an address that it has not written', () => {
  expect(arrivedAt(TYPED, at('?month=9'))).toBeNull();
  expect(isOf(TYPED, at('?month=9'))).toBe(false);
  expect(isOf({ ...TYPED, sent: [] }, at('?month=30'))).toBe(false);
});
