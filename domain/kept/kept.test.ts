import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import { aJob } from '#domain/jobs/testing/aJob';
import { TERM_IDS } from '#domain/terms/terms';
import { someTerms } from '#domain/terms/testing/arbitraries';
import { holds } from '../../scripts/testing/holds';
import { answersOf, areTicks, SETTLED_DAYS, type StoredTicks, scoreOfTicks } from './answers';
import { askedOn, KEPT_ITEMS, OCCASIONS, TICKS, ticksOf } from './items';
import { ENDLESS_TICKING_DAYS, occasionsOf, TICKING_DAYS } from './occasions';
import { promisesIn } from './promises';

const job = aJob({
  startsOn: '2026-10-24',
  endsOn: '2026-11-20',
  // The clocks go back in the night after the first
  shifts: [
    { day: '2026-10-24', from: '21:00', to: '07:00' },
    { day: '2026-10-25', from: '21:00', to: '07:00' },
  ],
  housing: null,
  travel: 'none',
  hourlyRate: null,
});

describe('what is asked', () => {
  it('is nothing of what was not said', () => {
    const silent = { ...job, shifts: null, description: [] };
    for (const occasion of OCCASIONS) {
      const asked = askedOn(occasion, { ad: promisesIn(silent), card: {} });
      expect(asked.filter((item) => item !== 'place')).toEqual([]);
    }
  });

  it('leaves out what is not needed, and an introduction of no hours', () => {
    const card = { login: 'not_needed', siths: 'not_needed', introduction: 0 } as const;
    for (const occasion of OCCASIONS) {
      for (const item of ['login', 'siths', 'introduction', 'met']) {
        expect(askedOn(occasion, { ad: promisesIn(job), card })).not.toContain(item);
      }
    }
  });

  it('has words in both languages for each item', () => {
    for (const { text } of KEPT_ITEMS) expect([text.sv, text.en].every(Boolean)).toBe(true);
  });
});

describe('the terms of the job', () => {
  it('are asked about at the end where they were said, and nowhere else', () => {
    holds(
      fc.property(someTerms, fc.constantFrom(...OCCASIONS), (terms, occasion) => {
        const asked = askedOn(occasion, { ad: promisesIn({ ...job, terms }), card: {} });
        const said = TERM_IDS.filter((id) => terms[id] != null);
        expect(asked.filter((item) => TERM_IDS.some((id) => id === item))).toEqual(
          occasion === 'end' ? said : [],
        );
      }),
    );
    expect(askedOn('end', { ad: promisesIn({ ...job, terms: undefined }), card: {} })).toEqual([
      'duties',
    ]);
  });

  it('are kept where nothing is marked, but for what comes up only sometimes', () => {
    const ticks = ticksOf(['duties', 'pension', 'sickPayFrom', 'overtime'], {
      overtime: 'not_kept',
    });
    expect(ticks).toEqual({
      duties: 'kept',
      pension: 'kept',
      sickPayFrom: 'not_applicable',
      overtime: 'not_kept',
    });
  });
});

describe('the occasions', () => {
  const at = (day: string, time = '12:00') =>
    occasionsOf(job, stockholmInstant(day, time)).map(({ occasion, state }) => [occasion, state]);

  it('come with the beginning of each shift, and with the last day', () => {
    expect(at('2026-10-24', '20:59')).toEqual([
      ['shift_1', 'ahead'],
      ['shift_2', 'ahead'],
      ['end', 'ahead'],
    ]);
    expect(at('2026-10-24', '21:00')[0]).toEqual(['shift_1', 'open']);
    expect(at('2026-10-25', '20:59')[1]).toEqual(['shift_2', 'ahead']);
    expect(at('2026-11-20', '00:00')[2]).toEqual(['end', 'open']);
  });

  it('are over a month after the end', () => {
    const last = addDays('2026-11-20', TICKING_DAYS);
    expect(at(last).map(([, state]) => state)).toEqual(['open', 'open', 'open']);
    expect(at(addDays(last, 1)).map(([, state]) => state)).toEqual(['over', 'over', 'over']);
  });

  it('are the first days where no shifts are named, and end by themselves without an end', () => {
    const endless = { ...job, shifts: null, endsOn: null };
    const on = (day: string) =>
      occasionsOf(endless, stockholmInstant(day, '12:00')).map(({ day: of, state }) => [of, state]);
    expect(on('2026-10-25')).toEqual([
      ['2026-10-24', 'open'],
      ['2026-10-25', 'open'],
      ['2026-10-26', 'ahead'],
      ['2026-10-27', 'ahead'],
    ]);
    expect(on(addDays('2026-10-24', ENDLESS_TICKING_DAYS + 1))[0]?.[1]).toBe('over');
    expect(occasionsOf({ ...endless, startsOn: null }, Date.now())).toEqual([]);
  });
});

const ticks = (changes: Partial<StoredTicks> = {}): StoredTicks => ({
  userId: 'u',
  applicationId: 'a',
  occasion: 'shift_1',
  values: { place: 'kept' },
  tickedOn: '2026-05-04',
  publishedYear: null,
  publishedScore: null,
  ...changes,
});

describe('an answer', () => {
  it('is one score of what applies, from 1 to 5, and none where nothing does', () => {
    expect(scoreOfTicks([])).toBeNull();
    expect(scoreOfTicks(['not_applicable'])).toBeNull();
    expect(scoreOfTicks(['not_kept'])).toBe(1);
    expect(scoreOfTicks(['kept', 'not_applicable'])).toBe(5);
    expect(scoreOfTicks(['kept', 'not_kept'])).toBe(3);
    holds(
      fc.property(fc.array(fc.constantFrom(...TICKS)), (some) => {
        const score = scoreOfTicks(some);
        const more = scoreOfTicks([...some, 'kept']);
        if (score !== null) expect(more).toBeGreaterThanOrEqual(score);
        expect(more).toBeGreaterThanOrEqual(1);
        expect(more).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('counts when its end is ticked, or nothing has been for a while, and never of today', () => {
    const settled = addDays('2026-05-04', SETTLED_DAYS);
    expect(answersOf([ticks()], addDays(settled, -1))).toEqual([]);
    expect(answersOf([ticks()], settled)).toHaveLength(1);
    const ended = [ticks(), ticks({ occasion: 'end' })];
    expect(answersOf(ended, '2026-05-05')).toHaveLength(1);
    expect(answersOf(ended, '2026-05-04')).toEqual([]);
    // Another assignment of the same person has not ended
    expect(answersOf([...ended, ticks({ applicationId: 'b' })], '2026-05-05')).toEqual([]);
  });

  it('is one a person and publication, and keeps the score that was published', () => {
    const published = { publishedYear: 2026, publishedScore: 4 };
    const all = [
      ticks(published),
      ticks({ ...published, occasion: 'shift_2', values: { place: 'not_kept' } }),
      ticks({ applicationId: 'b', occasion: 'end', values: { place: 'not_kept' } }),
      ticks({ userId: 'v' }),
    ];
    expect(answersOf(all, '2027-01-01').map(({ userId, scores }) => [userId, ...scores])).toEqual([
      ['u', 4],
      ['u', 1],
      ['v', 5],
    ]);
  });

  it('takes ticks of what was asked alone', () => {
    expect(areTicks({ place: 'kept' }, ['place'])).toBe(true);
    for (const values of [{}, { pay: 'kept' }, { place: 'perhaps' }]) {
      expect(areTicks(values, ['place'])).toBe(false);
    }
  });
});
