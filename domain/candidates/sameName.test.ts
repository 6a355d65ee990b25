import { expect, it } from 'vitest';
import { isSameName } from './sameName';

const name = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('/');
  return { firstName, lastName };
};

it.each([
  ['Alva/Nordanvik', 'ALVA/NORDANVIK', true],
  ['Alva/Nordanvik', 'Alva Maria/Nordanvik', true],
  ['Anna Karin/Ek', 'Anna-Karin/Ek', true],
  ['A\u030asa/Ek', '\u00c5sa/Ek', true],
  ['Alva/Ek–Lind', 'ALVA/EK-LIND', true],
  ["Alva/O'Hara", 'Alva/O´Hara', true],
  ['Alva/Nordanvik', 'Alva/Solhage', false],
  ['Alva/Nordanvik', 'Torvald/Lindekrans', false],
  ['Åsa/Ek', 'Asa/Ek', false],
  // A single word is too little to tell people apart
  ['Alva/', 'Alva/Nordanvik', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameName(name(one), name(other))).toBe(same);
  expect(isSameName(name(other), name(one))).toBe(same);
});
