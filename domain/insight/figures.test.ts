import { describe, expect, it } from 'vitest';
import { inFives, rankAmong, scoreOf } from './averages';
import { newFigures, sumSteps } from './figures';
import { nextPublication, type StoredAnswer } from './publication';
import { STATEMENTS } from './statements';
import { workplaceKey, workplaceKind } from './workplaces';

const all = (score: number) => STATEMENTS.map(() => score);
const given = (count: number, score: number, isNew = true) =>
  Array.from({ length: count }, () => ({ scores: all(score), byAssignment: false, isNew }));

describe('figures', () => {
  it.each([5, 6, 7, 9, 10, 25, 100])(
    'tells the sum of %i answers in steps of five or more',
    (n) => {
      const steps = sumSteps(n);
      expect(steps[0]?.low).toBe(n);
      expect(steps.at(-1)?.high).toBe(5 * n);
      steps.forEach(({ low, high }, index) => {
        expect(high - low).toBeGreaterThanOrEqual(4);
        expect(low).toBe((steps[index - 1]?.high ?? n - 1) + 1);
      });
    },
  );

  it('comes near the average, and nearer the more have answered', () => {
    for (const [count, most] of [
      [5, 0.6],
      [25, 0.15],
      [100, 0.1],
    ] as const) {
      for (const score of [1, 2, 3, 4, 5]) {
        const { average } = scoreOf([newFigures(given(count, score), [])]);
        expect(Math.abs(average - score)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('shows the spread from ten answers on', () => {
    expect(newFigures(given(9, 3), []).spread).toBeNull();
    expect(newFigures(given(10, 3), []).spread?.staffing).toBe('close');
    const apart = [...given(5, 1), ...given(5, 5)];
    expect(newFigures(apart, []).spread?.staffing).toBe('wide');
  });

  it('refuses fewer than five new answers', () => {
    expect(() => newFigures([...given(6, 3, false), ...given(4, 3)], [])).toThrow(RangeError);
  });

  it('puts years together by their answers', () => {
    const years = [newFigures(given(10, 1), []), newFigures(given(30, 5), [])];
    const score = scoreOf(years);
    expect(score.answers).toBe(40);
    expect(score.average).toBeGreaterThan(3.8);
    expect(score.areas.map(({ area }) => area)).toHaveLength(5);
    expect(score.areas.flatMap(({ statements }) => statements)).toHaveLength(12);
  });
});

describe('a publication', () => {
  const answer = (userId: number, publishedYear: number | null, score = 3): StoredAnswer => ({
    userId: String(userId),
    publishedYear,
    source: userId % 2 === 0 ? 'assignment' : 'experience',
    scores: all(score),
  });
  const waiting = [1, 2, 3, 4, 5].map((id) => answer(id, null));

  it('waits for five people', () => {
    expect(nextPublication(waiting.slice(1), [], 2026)).toBeNull();
    // Two answers, of two years, of one person
    expect(nextPublication([...waiting.slice(1), answer(2, null)], [], 2026)).toBeNull();
    expect(nextPublication(waiting, [], 2026)?.figures).toMatchObject({
      answers: 5,
      assignments: 2,
    });
  });

  it('leaves an earlier year unchanged, and adds it once one of its answers was taken back', () => {
    const old = [11, 12, 13, 14, 15].map((id) => answer(id, 2025));
    const published = [{ year: 2025, figures: newFigures(given(5, 3), []) }];
    expect(nextPublication([...old, ...waiting], published, 2026)).toMatchObject({
      replaces: [],
      figures: { answers: 5 },
    });
    expect(nextPublication([...old.slice(1), ...waiting], published, 2026)).toMatchObject({
      replaces: [2025],
      figures: { answers: 9 },
    });
  });
});

describe('a publication after many answers were taken back', () => {
  const answersOf = (from: number, to: number, publishedYear: number | null): StoredAnswer[] =>
    Array.from({ length: to - from }, (_, index) => ({
      userId: String(from + index),
      publishedYear,
      source: 'experience',
      scores: all(3),
    }));
  const published = [{ year: 2026, figures: newFigures(given(20, 3), []) }];
  const left = answersOf(0, 8, 2026);

  it('waits until each sum leaves room for one person', () => {
    expect(nextPublication([...left, ...answersOf(20, 32, null)], published, 2026)).toBeNull();
    const enough = nextPublication([...left, ...answersOf(20, 33, null)], published, 2026);
    expect(enough).toMatchObject({ replaces: [2026], figures: { answers: 21 } });
  });
});

describe('a workplace', () => {
  const at = (name: string, careProvider: string, location: string | null = 'm-2480') =>
    workplaceKey({ workplace: { name, careProvider, unit: null, about: null }, location });

  it('is the same whatever its accents, case, hyphens and spaces', () => {
    expect(at('Umeå  Lasarett', 'REGION Västerbotten')).toBe(
      at('umea lasarett', 'Region-Västerbotten'),
    );
  });

  it('is another with another name, employer or place', () => {
    const one = at('Vårdcentralen Centrum', 'Region Skåne', 'm-1280');
    expect(at('Centrums vårdcentral', 'Region Skåne', 'm-1280')).not.toBe(one);
    expect(at('Vårdcentralen Centrum', 'Capio', 'm-1280')).not.toBe(one);
    expect(at('Vårdcentralen Centrum', 'Region Skåne', 'm-1281')).not.toBe(one);
  });

  it.each([
    ['Norrlands universitetssjukhus', 'Region Västerbotten', 'hospital'],
    ['Lycksele lasarett', 'Region Västerbotten', 'hospital'],
    ['Ersboda hälsocentral', 'Region Västerbotten', 'primary_care'],
    ['Folktandvården Tandläkarhuset', 'Region Dalarna', 'dental_care'],
    ['Rönnbackens vårdboende', 'Falu kommun', 'municipal_care'],
    ['Enheten', 'Falu kommun', 'municipal_care'],
    ['Bemannarna', 'Bemannarna AB', 'other'],
  ])('%s of %s is of the kind %s', (name, careProvider, kind) => {
    expect(workplaceKind({ name, careProvider })).toBe(kind);
  });
});

it('ranks equal averages alike', () => {
  expect(rankAmong(3.5, [4, 3.5, 3.5, 2])).toBe(2);
});

it('rounds numbers of people to fives', () => {
  expect([0, 4, 5, 9, 10].map(inFives)).toEqual([0, 0, 5, 5, 10]);
});
