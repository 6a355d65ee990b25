import { expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS } from '#domain/notifications/quietHours';
import { type DuePush, whatToDo } from './pushTiming';

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const due = (changes: Partial<DuePush> = {}): DuePush => ({
  now: at('12:00'),
  number: 4,
  lastRead: 3,
  onlineUntil: null,
  quietHours: DEFAULT_QUIET_HOURS,
  ...changes,
});

it.each<[string, DuePush, ReturnType<typeof whatToDo>]>([
  ['is shown', due(), 'send'],
  ['is dropped once it has been read', due({ lastRead: 4 }), 'drop'],
  ['waits while they are there', due({ onlineUntil: at('12:01') }), { waitUntil: at('12:01') }],
  ['does not wait when they have left', due({ onlineUntil: at('11:59') }), 'send'],
  ['waits for the morning', due({ now: at('22:00') }), { waitUntil: at('06:00') + 86_400_000 }],
  ['is shown at night to who wants that', due({ now: at('22:00'), quietHours: null }), 'send'],
])('%s', (_name, given, expected) => {
  expect(whatToDo(given)).toEqual(expected);
});
