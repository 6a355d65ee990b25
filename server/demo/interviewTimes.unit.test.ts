import { expect, it } from 'vitest';
import { interviewTimes } from './interviewTimes';

it('offers two hours before and after noon on five weekdays, in Swedish time', () => {
  // A Thursday before the clocks go forward: Saturday is left out
  const free = interviewTimes('2026-03-26');
  expect(free).toHaveLength(10);
  expect(free[0]).toEqual({ from: '2026-03-30T07:00:00.000Z', to: '2026-03-30T09:00:00.000Z' });
  expect(free.at(-1)).toEqual({ from: '2026-04-03T11:00:00.000Z', to: '2026-04-03T13:00:00.000Z' });
});
