import { describe, expect, it } from 'vitest';
import { dayProblem, openUntilOf } from './howLong';

const today = '2026-11-22';

describe('openUntilOf', () => {
  it.each([
    ['chat', '', null],
    ['week', '', '2026-11-29T22:59:59.000Z'],
    ['month', '', '2026-12-22T22:59:59.000Z'],
    // In summer time
    ['day', '2027-06-01', '2027-06-01T21:59:59.000Z'],
  ] as const)('%s %s', (howLong, day, until) => {
    expect(openUntilOf(howLong, { today, day })).toBe(until);
  });
});

describe('dayProblem', () => {
  it.each([
    ['', 'chat_documents.day.required'],
    ['snart', 'chat_documents.day.required'],
    ['2026-11-21', 'chat_documents.day.past'],
    ['2026-11-22', null],
    ['2027-11-22', null],
    ['2027-11-23', 'chat_documents.day.far'],
  ])('%s', (day, problem) => {
    expect(dayProblem(day, today)).toBe(problem);
  });
});
