import { describe, expect, it } from 'vitest';
import { askingDue } from './asking';

describe('the question for what is missing', () => {
  it.each([
    // 29 March 2026: the clocks go forward; 25 October: back
    ['2026-04-01', '2026-03-24', null, null],
    ['2026-04-01', '2026-03-25', null, 7],
    ['2026-04-01', '2026-03-30', 7, 2],
    ['2026-10-28', '2026-10-21', null, 7],
    ['2026-10-26', '2026-10-24', 7, 2],
    // Once each
    ['2026-04-01', '2026-03-26', 7, null],
    ['2026-04-01', '2026-03-31', 2, null],
    // Booked late: the question that fits, and no other
    ['2026-04-01', '2026-03-27', null, 7],
    ['2026-04-01', '2026-03-31', null, 2],
    ['2026-04-01', '2026-04-01', null, 2],
    // Over, or no day
    ['2026-04-01', '2026-04-02', null, null],
    [null, '2026-04-02', null, null],
  ])('before %s, on %s, after the one of %s days: %s', (firstDay, today, asked, due) => {
    expect(askingDue(firstDay, asked, today)).toBe(due);
  });
});
