import { expect, it } from 'vitest';
import { weekKey } from '../../domain/calendar/isoWeek';
import { byMonth, weeksFrom } from './weeks';

it('puts weeks under the month where most of their days are', () => {
  const months = byMonth(weeksFrom('2026-11-21', 7));
  expect(months.map(({ month, weeks }) => [month, weeks.map(weekKey)])).toEqual([
    ['2026-11', ['47_2026', '48_2026']],
    ['2026-12', ['49_2026', '50_2026', '51_2026', '52_2026', '53_2026']],
  ]);
});
