import { expect, it } from 'vitest';
import { readCalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { arrivedAt, openedAt } from './keptForm';

const PAGE = '/lon-utdelnings-kalkylator';
const at = (search: string) => ({ here: PAGE + search, search });
const TYPED = {
  ...openedAt('', readCalculatorForm(new URLSearchParams('month=30'))),
  wanted: `${PAGE}?month=30`,
};

it('keeps what was typed when an address arrives that was written earlier', () => {
  const kept = { ...TYPED, sent: [`${PAGE}?month=x`, `${PAGE}?month=30`] };
  const first = arrivedAt(kept, at('?month=x'));
  expect(first).toEqual({ ...kept, search: '?month=x', sent: [`${PAGE}?month=30`] });
  expect(arrivedAt(kept, at('?month=30'))).toEqual({ ...kept, search: '?month=30', sent: [] });
});

it('leaves the form to an address that it has not written', () => {
  expect(arrivedAt({ ...TYPED, sent: [`${PAGE}?month=30`] }, at('?month=9'))).toBeNull();
  expect(arrivedAt(TYPED, at('?month=30'))).toBeNull();
});
