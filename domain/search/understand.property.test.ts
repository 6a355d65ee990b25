import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '#domain/calendar/days';
import { holds } from '../../scripts/testing/holds';
import { TODAY } from './testing/said';
import { tokensOf } from './tokens';
import { type Understanding, understand } from './understand';

const read = (text: string): Understanding => understand(text, { today: TODAY, taken: new Set() });

/** Words of searches, separators and what should not be there. */
const pieces = fc.constantFrom(
  ...'ssk|usk|natt|Umeå|i|op|iva|läkare|jour|ej|utan|eller|sommar|vecka|30|v|juli|till|från|st|at'.split(
    '|',
  ),
  ...'psyk|specialist|consultant|nurse|nej|utom|och|krav|på|bostad|15/12–20/1|sykepleier|ICU|Vara|Mark|vik|locum|Göteborg|sjukskötreska|pdiatriker|x|500 kr'.split(
    '|',
  ),
  ...['"', '”', '“', '-', '/', ',', ' & ', '\0', '\u202E', '👩‍⚕️', 'å\u030A', 'ﬁ', '\uD800', '٣'],
);
const searches = fc
  .array(pieces, { maxLength: 14 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join('')));

const wordsIn = (text: string): string[] => tokensOf(text).map(({ text: word }) => word);

describe('any text', () => {
  it.each([
    ['nothing', ''],
    ['ten thousand spaces', ' '.repeat(10_000)],
    ['ten thousand words', 'ssk '.repeat(10_000)],
    ['one endless word', 'a'.repeat(100_000)],
    ['quotes only', '"'.repeat(500)],
    ['text from right to left', '\u202Eksjs\u202C natt'],
    ['NUL', 'ssk\0natt'],
    ['emoji', '👩‍⚕️🏥 ssk 🌙'],
    ['half a letter', '\uD83D ssk \uDC69'],
    ['marks without letters', '\u030A'.repeat(300)],
    ['names of objects', '__proto__ constructor toString hasOwnProperty'],
  ])('is read without an error: %s', (_, text) => {
    expect(() => read(text)).not.toThrow();
  });

  it('is read without an error, whatever it is', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        read(text);
      }),
      { numRuns: 500 },
    );
  });

  it('has each of its words in the terms, in what is unwanted or in the filters of a part, at most once', () => {
    holds(
      fc.property(searches, (text) => {
        const { filters, terms, unwanted } = read(text);
        const left = wordsIn(text.slice(0, 120));
        const asked = [
          ...terms.flatMap(({ written }) => wordsIn(written)),
          ...unwanted.flatMap(({ words }) => wordsIn(words)),
        ];
        for (const part of new Set(['', ...filters.map(({ value }) => value.part)])) {
          const said = filters.filter(({ value }) => value.part === part);
          const rest = [...left];
          for (const word of [...asked, ...said.flatMap(({ words }) => wordsIn(words))]) {
            const at = rest.indexOf(word);
            expect(at, `${word} in ${text}`).toBeGreaterThanOrEqual(0);
            rest.splice(at, 1);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('ends without filters when each is taken away by its `without`', () => {
    holds(
      fc.property(searches, (text) => {
        let rest = text.slice(0, 120);
        for (let filter = read(rest).filters[0]; filter; filter = read(rest).filters[0]) {
          expect(filter.without.length).toBeLessThan(rest.length);
          rest = filter.without;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves something out only by what it names, and says it', () => {
    holds(
      fc.property(searches, (text) => {
        for (const { jobs, words, label, without } of read(text).unwanted) {
          expect(jobs.length).toBeGreaterThan(0);
          for (const { values, terms } of jobs) {
            expect(values.length + terms.length).toBeGreaterThan(0);
            expect(terms.every(({ anyOf }) => anyOf.length > 0)).toBe(true);
          }
          expect(words).not.toBe('');
          expect(label.sv).toMatch(/^Inte ./u);
          expect(without.length).toBeLessThan(text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives days that exist, in order, and terms with words', () => {
    holds(
      fc.property(searches, (text) => {
        const { filters, terms } = read(text);
        for (const { value } of filters) {
          if (!('fromDate' in value)) continue;
          expect(isCalendarDay(value.fromDate)).toBe(true);
          expect(value.toDate === null || (value.fromDate ?? '') <= value.toDate).toBe(true);
        }
        for (const { anyOf } of terms) {
          expect(anyOf.length).toBeGreaterThan(0);
          expect(anyOf.every((word) => /^[\p{L}\p{N}\p{M}]+$/u.test(word))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
