import { expect, it } from 'vitest';
import * as en from './en';
import type { KitTexts } from './kitTexts';
import * as sv from './sv';

// The types say that each object fits its component, and that none is missing.
const languages: Record<'sv' | 'en', KitTexts> = { sv, en };

/** The path of every text, with the number of values that it takes. */
function pathsOf(texts: unknown, path = ''): string[] {
  if (typeof texts === 'function') return [`${path}(${texts.length})`];
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([key, part]) => pathsOf(part, `${path}.${key}`));
}

/** Each text by its path; one that takes values is called with 1 and with 12 of them. */
function textsOf(texts: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof texts === 'function') {
    return [1, 12].map((value) => [`${path}(${value})`, texts(value, value, value)]);
  }
  if (typeof texts !== 'object' || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

it('has the same texts in both languages', () => {
  expect(pathsOf({ ...en }).sort()).toEqual(pathsOf({ ...sv }).sort());
});

it('has no empty text, and writes every value', () => {
  for (const texts of Object.values(languages)) {
    for (const [path, text] of textsOf({ ...texts })) {
      expect(text, path).toMatch(/\S/u);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|=>/u);
    }
  }
});

it('has no Swedish letter in English', () => {
  for (const [path, text] of textsOf({ ...en })) expect(text, path).not.toMatch(/[åäö]/iu);
});

it('has a singular and a plural form', () => {
  expect(sv.filterSheet.labels.apply(1)).toBe('Visa 1 träff');
  expect(sv.filterSheet.labels.apply(1204).replace(/\s/gu, ' ')).toBe('Visa 1 204 träffar');
  expect(en.filterSheet.labels.apply(1204)).toBe('Show 1,204 results');
  expect(en.countdownText.labels.upcoming(1)).toBe('Closes tomorrow');
  expect(sv.countdownText.labels.upcoming(1)).toBe('Stänger i morgon');
  expect(sv.countdownText.labels.upcoming(3)).toBe('Stänger om 3 dagar');
  expect(en.rateRange.labels.value(1200)).toBe('SEK 1,200 an hour');
});

// By our own writing rules: stories/patterns/Writing.mdx
it('says in every error first what to do', () => {
  const TO_DO =
    /^(?:Skriv|Välj|Korta|Vänta|Försök|Write|Choose|Shorten|Wait|Try|Slutdagen måste|The last day must)/u;
  for (const texts of Object.values(languages)) {
    const errors = textsOf({ ...texts }).filter(([path]) => /[pP]roblems\./u.test(path));
    expect(errors.length).toBeGreaterThan(10);
    for (const [path, text] of errors) expect(text, path).toMatch(TO_DO);
  }
});

it('writes no exclamation mark, and numbers with spaces that do not break', () => {
  for (const texts of Object.values(languages)) {
    for (const [path, text] of textsOf({ ...texts })) {
      expect(text, path).not.toMatch(/!|\d [%\d]/u);
    }
  }
});
