import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { type CalendarEvent, calendarFile } from './calendarFile';

const event = (texts: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'interview-1',
  title: 'Intervju',
  description: [],
  time: { startsAt: '2026-03-23T10:00:00.000Z', endsAt: '2026-03-23T10:30:00.000Z' },
  sequence: 0,
  changedAt: null,
  ...texts,
});
const fileOf = (events: readonly CalendarEvent[]) =>
  calendarFile(events, { publicUrl: 'https://vikari.example' });

it('has lines of 75 octets at most, and loses nothing of what it folds', () => {
  holds(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
      const file = fileOf([event({ title: `Åäö ${title}`, location: 'Ö'.repeat(100) })]);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'Ö'.repeat(100)}`);
    }),
  );
});

it.each([
  ['is published', [false], 'METHOD:PUBLISH'],
  ['is published while one of several stands', [true, false], 'METHOD:PUBLISH'],
  ['cancels what it has alone', [true], 'METHOD:CANCEL'],
  ['is published empty', [], 'METHOD:PUBLISH'],
])('%s', (_name, cancelled, expected) => {
  const events = cancelled.map((isCancelled, at) =>
    event({ id: String(at), cancelled: isCancelled }),
  );
  expect(fileOf(events)).toContain(expected);
});
