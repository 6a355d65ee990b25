import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language';
import { holds } from '../../scripts/testing/holds';
import {
  countSaid,
  isSaid,
  newlySaid,
  saysWholeTerms,
  statedTerms,
  unsaidTerms,
  withAnswers,
} from './statedTerms';
import { TERM_IDS } from './terms';
import { termAnswer, termName } from './termWords';
import { someTerms, wholeTerms } from './testing/arbitraries';

const anyTerm = fc.constantFrom(...TERM_IDS);

it('turns a term into a question when its datum is taken away, and changes no other', () => {
  holds(
    fc.property(someTerms, anyTerm, fc.boolean(), (terms, id, isNull) => {
      const { [id]: _taken, ...left } = terms;
      const without = isNull ? { ...terms, [id]: null } : left;
      const after = statedTerms(without);
      expect(after.find((term) => term.id === id)).toEqual({ id, by: null });
      expect(after.filter((term) => term.id !== id)).toEqual(
        statedTerms(terms).filter((term) => term.id !== id),
      );
      expect(saysWholeTerms(without)).toBe(false);
      expect(unsaidTerms(without)).toContain(id);
    }),
  );
});

it('says nothing of a job that has no terms, and all of one that has them all', () => {
  for (const none of [undefined, null, {}]) {
    expect(statedTerms(none).some(isSaid)).toBe(false);
    expect(countSaid(none)).toBe(0);
    expect(saysWholeTerms(none)).toBe(false);
  }
  holds(
    fc.property(wholeTerms, (terms) => {
      expect(saysWholeTerms(terms)).toBe(true);
      expect(countSaid(terms)).toBe(TERM_IDS.length);
      expect(statedTerms(terms).every(isSaid)).toBe(true);
    }),
  );
});

it('says each term either as said or as a question', () => {
  holds(
    fc.property(someTerms, (terms) => {
      const stated = statedTerms(terms);
      expect(stated.map(({ id }) => id)).toEqual(TERM_IDS);
      expect(stated.filter(isSaid)).toHaveLength(countSaid(terms));
      expect(countSaid(terms) + unsaidTerms(terms).length).toBe(TERM_IDS.length);
      expect(saysWholeTerms(terms)).toBe(unsaidTerms(terms).length === 0);
    }),
  );
});

it('marks what was read from an ad, only where there is a value', () => {
  holds(
    fc.property(someTerms, anyTerm, (terms, id) => {
      const read = statedTerms(terms, { [id]: 'kollektivavtal finns' }).find(
        (term) => term.id === id,
      );
      expect(read?.by).toBe(terms[id] == null ? null : 'ad');
    }),
  );
});

it('takes no answer away when some are given', () => {
  holds(
    fc.property(someTerms, someTerms, (terms, answers) => {
      const after = withAnswers(terms, answers);
      for (const id of TERM_IDS) {
        expect(after[id] ?? null).toEqual(answers[id] ?? terms[id] ?? null);
      }
      expect([...newlySaid(terms, after), ...unsaidTerms(after)].toSorted()).toEqual(
        unsaidTerms(terms).toSorted(),
      );
    }),
  );
});

it('has words for every term and answer in both languages', () => {
  holds(
    fc.property(wholeTerms, fc.constantFrom(...LANGUAGES), (terms, language) => {
      for (const term of statedTerms(terms).filter(isSaid)) {
        expect(termName(term.id, language)).not.toBe('');
        expect(termAnswer(term.id, term.value, language)).not.toMatch(/_|undefined|^\d+$|^$/);
      }
    }),
  );
});
