import { expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS } from '#domain/notifications/quietHours';
import { type DuePush, heldUntil } from './pushTiming';

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const due = (changes: Partial<DuePush> = {}): DuePush => ({
  now: at('12:00'),
  onlineUntil: null,
  quietHours: DEFAULT_QUIET_HOURS,
  ...changes,
});

it.each<[string, DuePush, number | null]>([
  ['is shown', due(), null],
  ['waits while they are there', due({ onlineUntil: at('12:01') }), at('12:01')],
  ['does not wait when they have left', due({ onlineUntil: at('11:59') }), null],
  ['waits for the morning', due({ now: at('22:00') }), at('06:00') + 86_400_000],
  ['is shown at night to who wants that', due({ now: at('22:00'), quietHours: null }), null],
])('%s', (_name, given, expected) => {
  expect(heldUntil(given)).toEqual(expected);
});
