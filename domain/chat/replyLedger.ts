import type { ChatSender } from './chat';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An answer that comes later counts as none. */
export const UNANSWERED_DAYS = 14;
/** How far back replies are measured, in days. */
export const LEDGER_DAYS = 180;
/** Figures from fewer answers than this would say more about chance than about the employer. */
export const LEAST_ANSWERS = 5;

/** A message of a chat, for measuring replies; milliseconds since the epoch. */
interface TimedMessage {
  sender: ChatSender;
  at: number;
}

/** A chat to measure: its messages by rising number, and when its employer ended it. */
export interface MeasuredChat {
  messages: readonly TimedMessage[];
  /** An employer that ends a chat gives a reason, which is an answer; null when it has not. */
  endedByEmployerAt: number | null;
}

/**
 * A candidate waits from their first message after an employer's until the next one of the
 * employer. The system's messages change nothing.
 */
export interface Wait {
  /** Milliseconds since the epoch. */
  from: number;
  /** null while there is none. */
  answeredAt: number | null;
}

/** What an employer's replies amount to. */
export interface ReplyLedger {
  /** The middle of the waits that were answered, in hours, rounded up; null without one. */
  medianHours: number | null;
  answered: number;
  unanswered: number;
  /** Candidates who wait and may still get an answer; they count neither way. */
  waiting: number;
}

/** What candidates see of it. */
export interface ReplyFigures {
  /** Half of the answers came within so many hours, at least one. */
  medianHours: number;
  /** How many of ten messages are answered, rounded down: 0–10. */
  answersOfTen: number;
}

/**
 * The waits of a chat that its next messages begin or answer.
 *
 * @param messages - by rising number.
 * @param open - the wait without an answer before them; null without one.
 */
export function followWaits<Message extends TimedMessage>(
  messages: readonly Message[],
  open: Wait | null = null,
): (Wait & { first: Message | null })[] {
  let last = open && { ...open, first: null as Message | null };
  const waits = last ? [last] : [];
  for (const message of messages) {
    const isOpen = last !== null && last.answeredAt === null;
    if (message.sender === 'candidate' && !isOpen) {
      last = { from: message.at, answeredAt: null, first: message };
      waits.push(last);
    }
    if (message.sender === 'employer' && isOpen && last) last.answeredAt = message.at;
  }
  return waits;
}

/**
 * Measures an employer's chats. Hours are hours of the clock, with nights and weekends: a candidate
 * waits through them too, and an employer's office hours are unknown.
 *
 * @param now - milliseconds since the epoch.
 */
export function measureReplies(chats: readonly MeasuredChat[], now: number): ReplyLedger {
  return measureWaits(
    chats.flatMap(({ messages, endedByEmployerAt }) =>
      followWaits(messages).map(({ from, answeredAt }) => ({
        from,
        answeredAt: answeredAt ?? endedByEmployerAt,
      })),
    ),
    now,
  );
}

/** The same of the waits in an employer's chats; the end of a chat by the employer is an answer. */
export function measureWaits(waits: readonly Wait[], now: number): ReplyLedger {
  const recent = waits.filter(({ from }) => from > now - LEDGER_DAYS * DAY);
  const hours: number[] = [];
  let unanswered = 0;
  let waiting = 0;
  for (const { from, answeredAt } of recent) {
    const took = (answeredAt ?? now) - from;
    if (took > UNANSWERED_DAYS * DAY) unanswered += 1;
    else if (answeredAt === null) waiting += 1;
    else hours.push(Math.max(1, Math.ceil(took / HOUR)));
  }
  return { medianHours: medianOf(hours), answered: hours.length, unanswered, waiting };
}

/** The middle value; of an even number the greater of the two, so that it promises no more. */
function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

/** What is shown of a ledger; null while there are too few answers. */
export function shownReplies({
  medianHours,
  answered,
  unanswered,
}: Pick<ReplyLedger, 'medianHours' | 'answered' | 'unanswered'>): ReplyFigures | null {
  if (medianHours === null || answered < LEAST_ANSWERS) return null;
  return { medianHours, answersOfTen: Math.floor((10 * answered) / (answered + unanswered)) };
}
