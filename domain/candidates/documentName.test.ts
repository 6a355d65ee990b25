import { expect, it } from 'vitest';
import { documentNameOf } from './documentName';

it.each([
  ['CV 2026.pdf', 'CV 2026'],
  ['Id-kort.JPEG', 'Id-kort'],
  ['intyg.v2.pdf', 'intyg.v2'],
  ['a/b\\c.pdf', 'a b c'],
  ['fdp.\u202Eexe.pdf', 'fdp. exe'],
  ['Åke\u030Ar.pdf', 'Åke\u030Ar'.normalize('NFC')],
  ['.pdf', 'Handling'],
  ['...', 'Handling'],
  ['', 'Handling'],
  ['rad\nbrytning.pdf', 'rad brytning'],
])('%j is %j', (fileName, name) => {
  expect(documentNameOf(fileName)).toBe(name);
});
