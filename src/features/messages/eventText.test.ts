import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { CHAT_END_REASONS, CHAT_SENDERS, type ChatEvent } from '#domain/chat/chat';
import { wordsOf } from '../../testing/words';
import { endText, eventText } from './eventText';

const words = { sv: await wordsOf('sv'), en: await wordsOf('en') };

it.each<[ChatEvent, string]>([
  [
    { type: 'status', status: 'candidate', from: null, by: 'candidate' },
    'Du skickade din ansökan.',
  ],
  // The return from a request for documents sends nothing again
  [
    { type: 'status', status: 'candidate', from: 'pending', by: 'candidate' },
    'Du delade handlingarna. Ansökan går vidare.',
  ],
  [
    { type: 'status', status: 'qualified', from: 'pending', by: 'employer' },
    'Ansökan går vidare utan fler handlingar.',
  ],
  [
    { type: 'status', status: 'not_interested', from: 'sent', by: 'candidate' },
    'Du tackade nej till inbjudan.',
  ],
  [
    { type: 'interview', change: 'moved', startsAt: '2026-03-23T09:00:00.000Z' },
    'Intervjun är flyttad till 23 mars 10:00.',
  ],
  [
    { type: 'ended', by: 'employer', reason: 'filled' },
    'Arbetsgivaren avslutade konversationen. Någon annan fick uppdraget.',
  ],
  [{ type: 'ended', by: 'candidate', reason: 'left' }, 'Du avslutade konversationen.'],
])('says %o', (event, expected) => {
  expect(eventText(words.sv, event)).toBe(expected);
});

it('has words for every event and every end, in both languages', () => {
  const events: ChatEvent[] = [
    ...APPLICATION_STATUSES.flatMap((from) =>
      APPLICATION_STATUSES.map(
        (status) => ({ type: 'status', status, from, by: 'system' }) as const,
      ),
    ),
    ...CHAT_SENDERS.flatMap((by) =>
      CHAT_END_REASONS.map((reason) => ({ type: 'ended', by, reason }) as const),
    ),
  ];
  for (const one of Object.values(words)) {
    for (const event of events) {
      expect(eventText(one, event)).not.toContain('messages.');
      if (event.type !== 'ended') continue;
      expect(endText(one, { at: '2026-03-23T09:00:00.000Z', ...event })).not.toContain('messages.');
    }
  }
});
