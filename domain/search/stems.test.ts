import { expect, it } from 'vitest';
import { stemsOf } from './stems';

const share = (a: string, b: string): boolean =>
  stemsOf(a).some((stem) => stemsOf(b).includes(stem));

it.each([
  ['sjuksköterska', 'sjuksköterskan'],
  ['sjuksköterskor', 'sjuksköterskorna'],
  ['mottagning', 'mottagningarna'],
  ['natt', 'nätter'],
  ['avdelning', 'avdelningar'],
  ['handledning', 'handledningen'],
  ['patient', 'patienter'],
  ['vaccination', 'vaccinations'],
  ['surgery', 'surgeries'],
])('%s and %s are forms of one word', (a, b) => {
  expect(share(a, b)).toBe(true);
});

it.each([
  ['urologi', 'neurologi'],
  ['barnskötare', 'barnsköterska'],
  ['pediatriker', 'podiatriker'],
])('%s and %s are not', (a, b) => {
  expect(share(a, b)).toBe(false);
});

it('gives folded words', () => {
  expect(stemsOf('Överläkare').every((stem) => /^[a-z]+$/u.test(stem))).toBe(true);
});

it('leaves short words as they are', () => {
  expect(stemsOf('iva')).toEqual(['iva']);
});
