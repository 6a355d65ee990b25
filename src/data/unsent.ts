import type { SendMessageRequest } from '#domain/api/chats';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';

/** A message that is in the browser and that the server has not acknowledged. */
export interface UnsentMessage extends SendMessageRequest {
  /** Rises within its chat, in the order of sending. */
  order: number;
  /** ISO 8601 UTC. */
  writtenAt: string;
  /** Why the server refused it; null while it is to be sent. */
  refusal: ErrorCode | null;
  /** It waits since too many were sent; never stored. */
  tooMany?: true;
}

/** In the order of sending; two of two tabs may have the same place. */
export const byOrder = (one: UnsentMessage, other: UnsentMessage): number =>
  one.order - other.order || (one.clientId < other.clientId ? -1 : 1);

/** The list with a new or changed message. */
export function withUnsent(list: readonly UnsentMessage[], newest: UnsentMessage): UnsentMessage[] {
  return [...withoutUnsent(list, newest.clientId), newest].sort(byOrder);
}

export const withoutUnsent = (list: readonly UnsentMessage[], clientId: string): UnsentMessage[] =>
  list.filter((message) => message.clientId !== clientId);

/**
 * The place after all that is unsent in a chat, also after what has not been read from the device
 * yet.
 *
 * @param now milliseconds since 1970.
 */
export const nextOrder = (list: readonly UnsentMessage[], chatId: string, now: number): number =>
  Math.max(now, ...list.filter((one) => one.chatId === chatId).map(({ order }) => order + 1));

/** The message to send next, in the order of each chat, of a chat that is not held up. */
export const nextToSend = (
  list: readonly UnsentMessage[],
  heldUp: ReadonlySet<string>,
): UnsentMessage | undefined =>
  list.find(({ chatId, refusal }) => refusal === null && !heldUp.has(chatId));

/**
 * Whether a call may succeed later without any change: the network or the service is away, or there
 * were too many calls. A call that was given up has no code.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const status = httpStatusOf(error);
  return status >= 500 || status === 429 || status === 408;
}

/** Validates what is stored; null when it is no unsent message. */
export function parseUnsent(value: unknown): UnsentMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { chatId, clientId, text, order, writtenAt }: Partial<UnsentMessage> = value;
  const whole =
    typeof order === 'number' &&
    [chatId, clientId, text, writtenAt].every((field) => typeof field === 'string');
  // What is encrypted with the candidate's own key was written here
  return whole ? (value as UnsentMessage) : null;
}
