import { expect, it } from 'vitest';
import { faultyDays, partHistories } from './partHistory';

const DAYS = [
  { day: '2026-11-27', parts: [{ part: 'mail' as const, checked: 10, limited: 0, failed: 0 }] },
  {
    day: '2026-11-26',
    parts: [
      { part: 'mail' as const, checked: 1440, limited: 0, failed: 1 },
      { part: 'reading' as const, checked: 1440, limited: 2, failed: 0 },
    ],
  },
];

it('adds up the minutes of each part; what was never checked is unknown', () => {
  const byPart = new Map(partHistories(DAYS).map((one) => [one.part, one]));
  expect(byPart.get('mail')).toMatchObject({ checked: 1450, failed: 1, worked: 99.93 });
  expect(byPart.get('reading')).toMatchObject({ limited: 2, worked: 99.86 });
  expect(byPart.get('uploads')).toMatchObject({ checked: 0, worked: null });
});

it('never rounds one bad minute of many up to a hundred percent', () => {
  const parts = [{ part: 'mail' as const, checked: 129_600, limited: 0, failed: 1 }];
  expect(partHistories([{ day: '2026-11-26', parts }])[5]?.worked).toBe(99.99);
});

it('names the days with a fault', () => {
  expect(faultyDays(DAYS)).toEqual([DAYS[1]]);
});
