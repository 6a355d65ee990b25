import type { Language } from '#domain/language';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import type { Queryable } from '../storage/database';

/** A message of a chat, or a change of its application's status. */
interface ChatPush {
  chatId: string;
  /** The message's number. */
  number: number;
}

/** The kinds that are about a chat. */
export type ChatPushName = 'message' | 'status';

/**
 * Every kind of notification, and what the outbox keeps of it until it is shown. A new kind is a line
 * here; what then does not compile is where its words, what is shown and the call that queues it go.
 */
export interface PushPayloads extends Record<ChatPushName, ChatPush> {
  /** A notice of an alert. */
  alert: { noticeId: string };
  /** What came of a candidate's request for a reference. */
  reference: { requestId: string };
  /** An answer to what was asked of a job's terms. */
  terms: { jobId: string };
  /** A changed card of a first day. */
  first_day: { applicationId: string };
}

export type PushKindName = keyof PushPayloads;

/** Whose device shows it. */
export interface PushReader {
  userId: string;
  language: Language;
}

/** What a device shows. */
interface ReadyPush {
  shown: ShownPush | ShownLink;
  /** It waits while they are on the site, until then in milliseconds; null when they are not. */
  onlineUntil?: number | null;
}

/** How a kind is shown, looked up right before: what it is about may have changed since. */
export interface PushKind<Name extends PushKindName> {
  /** null: there is nothing left to show. @param now - milliseconds since the epoch. */
  find(
    db: Queryable,
    about: PushPayloads[Name],
    reader: PushReader,
    now: number,
  ): Promise<ReadyPush | null>;
}

export type PushKinds = { readonly [Name in PushKindName]: PushKind<Name> };
