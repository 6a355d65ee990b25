import { expect, it } from 'vitest';
import { slotDays } from './slotDays';

const slot = (startsAt: string, endsAt: string, free = true) => ({ startsAt, endsAt, free });

it('groups free slots by their day in Stockholm', () => {
  expect(
    slotDays([
      slot('2026-06-10T07:00:00.000Z', '2026-06-10T07:30:00.000Z'),
      slot('2026-06-10T07:30:00.000Z', '2026-06-10T08:00:00.000Z', false),
      slot('2026-06-10T21:45:00.000Z', '2026-06-10T22:15:00.000Z'),
      slot('2026-06-10T22:15:00.000Z', '2026-06-10T22:45:00.000Z'),
    ]),
  ).toEqual([
    {
      day: '2026-06-10',
      slots: [
        { startsAt: '2026-06-10T07:00:00.000Z', from: '09:00', to: '09:30' },
        { startsAt: '2026-06-10T21:45:00.000Z', from: '23:45', to: '00:15' },
      ],
    },
    {
      day: '2026-06-11',
      slots: [{ startsAt: '2026-06-10T22:15:00.000Z', from: '00:15', to: '00:45' }],
    },
  ]);
});
