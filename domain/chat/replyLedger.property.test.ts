import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import {
  LEAST_ANSWERS,
  LEDGER_DAYS,
  type MeasuredChat,
  measureReplies,
  type ReplyLedger,
  shownReplies,
  UNANSWERED_DAYS,
} from './replyLedger';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-22T12:00:00Z');

const chats = fc.array(
  fc.record({
    messages: fc
      .array(
        fc.record({
          sender: fc.constantFrom('candidate' as const, 'employer' as const, 'system' as const),
          at: fc.integer({ min: NOW - 220 * DAY, max: NOW }),
        }),
        { maxLength: 12 },
      )
      .map((messages) => messages.toSorted((a, b) => a.at - b.at)),
    endedByEmployerAt: fc.constant(null),
  }),
  { maxLength: 8 },
);
const counted = ({ answered, unanswered, waiting }: ReturnType<typeof measureReplies>) =>
  answered + unanswered + waiting;

describe('the reply ledger', () => {
  it('has a median only when there are answers, and of at most UNANSWERED_DAYS', () => {
    holds(
      fc.property(chats, (measured) => {
        const { medianHours, answered } = measureReplies(measured, NOW);
        expect(medianHours === null).toBe(answered === 0);
        if (medianHours === null) return;
        expect(medianHours).toBeGreaterThanOrEqual(1);
        expect(medianHours).toBeLessThanOrEqual(UNANSWERED_DAYS * 24);
      }),
    );
  });

  it('is the same without the system’s messages and without repeated ones of a side', () => {
    holds(
      fc.property(chats, (measured) => {
        const collapsed = measured.map((chat): MeasuredChat => {
          const sides = chat.messages.filter(({ sender }) => sender !== 'system');
          const firsts = sides.filter(({ sender }, index) => sender !== sides[index - 1]?.sender);
          return { ...chat, messages: firsts };
        });
        expect(measureReplies(collapsed, NOW)).toEqual(measureReplies(measured, NOW));
      }),
    );
  });

  it('counts the same messages and answers at a later time, while they are measured', () => {
    holds(
      fc.property(chats, fc.integer({ min: 0, max: 30 * DAY }), (measured, later) => {
        const recent = measured.filter(
          ({ messages }) => (messages[0]?.at ?? NOW) > NOW + later - LEDGER_DAYS * DAY,
        );
        const before = measureReplies(recent, NOW);
        const after = measureReplies(recent, NOW + later);
        expect(counted(after)).toBe(counted(before));
        expect(after.answered).toBe(before.answered);
        expect(after.unanswered).toBeGreaterThanOrEqual(before.unanswered);
      }),
    );
  });

  it('does not depend on the order of the chats', () => {
    holds(
      fc.property(chats, (measured) => {
        expect(measureReplies(measured.toReversed(), NOW)).toEqual(measureReplies(measured, NOW));
      }),
    );
  });

  it('is shown from five answers on, and never claims more than was measured', () => {
    const counts = fc.integer({ min: 0, max: 40 });
    holds(
      fc.property(counts, counts, (answered, unanswered) => {
        const shown = shownReplies({ medianHours: 3, answered, unanswered });
        expect(shown !== null).toBe(answered >= LEAST_ANSWERS);
        if (!shown) return;
        expect(shown.answersOfTen / 10).toBeLessThanOrEqual(answered / (answered + unanswered));
        expect(shown.answersOfTen === 10).toBe(unanswered === 0);
      }),
    );
  });
});

describe('a wait', () => {
  const chat = (...messages: [MeasuredChat['messages'][number]['sender'], number][]) => ({
    messages: messages.map(([sender, hours]) => ({ sender, at: NOW - hours * HOUR })),
    endedByEmployerAt: null,
  });
  const nothing: ReplyLedger = { medianHours: null, answered: 0, unanswered: 0, waiting: 0 };

  it.each<[string, MeasuredChat, Partial<ReplyLedger>]>([
    [
      'is the time to the first answer',
      chat(['candidate', 30], ['employer', 25.5], ['employer', 2]),
      { medianHours: 5, answered: 1 },
    ],
    [
      'begins with the first of several messages',
      chat(['candidate', 30], ['candidate', 3], ['employer', 2]),
      { medianHours: 28, answered: 1 },
    ],
    ['needs a message of the candidate', chat(['employer', 30], ['employer', 2]), {}],
    ['is not ended by the system', chat(['candidate', 30], ['system', 20]), { waiting: 1 }],
    ['goes on for 14 days', chat(['candidate', 14 * 24]), { waiting: 1 }],
    ['counts as unanswered after that', chat(['candidate', 14 * 24 + 1]), { unanswered: 1 }],
    ['so does a later answer', chat(['candidate', 20 * 24], ['employer', 1]), { unanswered: 1 }],
    ['is forgotten after 180 days', chat(['candidate', 181 * 24], ['employer', 180 * 24]), {}],
    [
      'is ended by the employer’s end with a reason',
      { ...chat(['candidate', 10]), endedByEmployerAt: NOW },
      { medianHours: 10, answered: 1 },
    ],
  ])('%s', (_what, measured, expected) => {
    expect(measureReplies([measured], NOW)).toEqual({ ...nothing, ...expected });
  });

  it('has the greater of two middles as its median', () => {
    const measured = [4, 1, 9, 7].map((hours) => chat(['candidate', hours], ['employer', 0]));
    expect(measureReplies(measured, NOW).medianHours).toBe(7);
  });
});
