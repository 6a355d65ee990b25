import { expect, it } from 'vitest';
import { formatDay } from './days';

it('names the same day in any time zone of the machine', () => {
  expect(formatDay('2026-12-01', 'en-GB', { day: 'numeric', month: 'long' })).toBe('1 December');
  expect(formatDay('2026-12-01', 'sv-SE', { weekday: 'long' })).toBe('tisdag');
});
