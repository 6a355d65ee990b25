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
interface Wait {
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

function waitsOf({ messages, endedByEmployerAt }: MeasuredChat): Wait[] {
  const waits: Wait[] = [];
  let open: Wait | null = null;
  for (const { sender, at } of messages) {
    if (sender === 'candidate' && open === null) {
      open = { from: at, answeredAt: null };
      waits.push(open);
    }
    if (sender === 'employer' && open !== null) {
      open.answeredAt = at;
      open = null;
    }
  }
  if (open !== null) open.answeredAt = endedByEmployerAt;
  return waits;
}

/**
 * Measures an employer's chats. Hours are hours of the clock, with nights and weekends: a candidate
 * waits through them too, and an employer's office hours are unknown.
 *
 * @param now - milliseconds since the epoch.
 */
export function measureReplies(chats: readonly MeasuredChat[], now: number): ReplyLedger {
  const recent = chats.flatMap(waitsOf).filter(({ from }) => from > now - LEDGER_DAYS * DAY);
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
