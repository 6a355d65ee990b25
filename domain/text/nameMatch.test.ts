import { expect, it } from 'vitest';
import { comparable, matchName, NAME_MATCH } from './nameMatch';

it.each([
  ['Läkare', 'lakare', 'whole'],
  ['IVA-sjuksköterska', 'ivasjuksköterska', 'whole'],
  ['Öron-näsa-hals', 'öron näsa', 'begins'],
  ['Läkare', '', 'begins'],
  ['Specialistläkare kirurgi', 'KIRURGI', 'wordBegins'],
  ['Specialistläkare kirurgi', 'kir spec', 'wordBegins'],
  ['Allmänkirurgi', 'kirurgi', 'within'],
  ['Specialistläkare kirurgi', 'läkare kirurgi', 'within'],
  ['Allmänkirurgi', 'ki', 'not'],
  ['Barnmorska', 'läkare', 'not'],
] as const)('%s, typed “%s”: %s', (name, typed, expected) => {
  expect(matchName(comparable(name), comparable(typed))).toBe(NAME_MATCH[expected]);
});

it.each([
  [' Hud & reumatologi ', 'hud reumatologi'],
  ['A&E', 'a e'],
  ['???', ''],
])('compares “%s” as “%s”', (text, expected) => {
  expect(comparable(text)).toBe(expected);
});
