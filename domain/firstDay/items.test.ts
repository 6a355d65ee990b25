import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import {
  cardOf,
  changedItems,
  FIRST_DAY_IDS,
  FIRST_DAY_ITEMS,
  type FirstDay,
  heldItems,
  itemsOf,
  missingOf,
  seenOf,
} from './items';

const WHOLE: FirstDay = {
  entrance: 'Entré A',
  meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
  introduction: 16,
  login: 'ordered',
  siths: 'not_needed',
  phone: '08-465 004 10',
  dress: 'Finns på plats',
  parking: 'P-hus 2',
  keys: 'Nyckelskåpet vid dörren',
};

const part = fc
  .subarray([...FIRST_DAY_IDS])
  .map((ids): FirstDay => Object.fromEntries(ids.map((id) => [id, WHOLE[id]])));

describe('a card', () => {
  it('has keys only where the job has housing', () => {
    expect(itemsOf({ housing: 'arranged' })).toEqual(FIRST_DAY_IDS);
    for (const housing of ['none', null, undefined] as const) {
      expect(itemsOf({ ...(housing !== undefined && { housing }) })).not.toContain('keys');
    }
  });

  it('lacks what nobody has said, and 0 hours of introduction are said', () => {
    expect(missingOf({}, {})).toEqual(FIRST_DAY_IDS.filter((id) => id !== 'keys'));
    expect(missingOf({ ...WHOLE, introduction: 0 }, { housing: 'paid' })).toEqual([]);
  });

  it('is what is said of the job, with what is said of the person before it', () => {
    expect(cardOf({ login: 'ordered', dress: 'a' }, { login: 'ready' })).toEqual({
      login: 'ready',
      dress: 'a',
    });
  });

  it('shows an applicant no name, no number and no key, and who has the assignment all', () => {
    const shown = JSON.stringify(seenOf(WHOLE, { booked: false }));
    for (const secret of ['Siv', '070', '08-465', 'Nyckelsk']) expect(shown).not.toContain(secret);
    expect(shown).toContain('Entré A');
    expect(seenOf(WHOLE, { booked: true })).toEqual(WHOLE);
  });

  it('holds, once it has begun, what was said, and promises as they were', () => {
    expect(heldItems(WHOLE, { ...WHOLE, dress: 'Annat', phone: '08-465 004 11' })).toEqual([]);
    expect(heldItems(WHOLE, { ...WHOLE, introduction: 0 })).toEqual(['introduction']);
    const { parking: _, ...without } = WHOLE;
    expect(heldItems(WHOLE, without)).toEqual(['parking']);
    // What was not said can be said late
    expect(heldItems(without, WHOLE)).toEqual([]);
  });

  it('is whole exactly where nothing is missing, whatever is said where', () => {
    holds(
      fc.property(part, part, (ofJob, own) => {
        const card = cardOf(ofJob, own);
        const job = { housing: 'paid' } as const;
        const said = FIRST_DAY_IDS.filter((id) => card[id] !== undefined);
        expect([...said, ...missingOf(card, job)].sort()).toEqual([...FIRST_DAY_IDS].sort());
        expect(changedItems(card, card)).toEqual([]);
        expect(changedItems({}, card)).toEqual(said);
      }),
    );
  });

  it('has words in both languages', () => {
    for (const { name, inSentence } of FIRST_DAY_ITEMS) {
      for (const text of [name, inSentence]) expect([text.sv, text.en].every(Boolean)).toBe(true);
    }
  });
});
