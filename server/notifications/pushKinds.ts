import type { Language } from '#domain/language';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import type { Queryable } from '../storage/database';

/** A message of a chat, or a change of its application's status. */
export interface ChatPush {
  chatId: string;
  /** The message's number. */
  number: number;
}

/** The kinds that are about a chat. */
export type ChatPushName = 'message' | 'status';

/** A notice of an alert. */
export interface AlertPush {
  noticeId: string;
}

/** What came of a candidate's request for a reference. */
export interface ReferencePush {
  requestId: string;
}

/** An answer to what was asked of a job's terms. */
export interface TermsPush {
  jobId: string;
}

/** A changed card of a first day. */
export interface FirstDayPush {
  applicationId: string;
}

/**
 * Every kind of notification, and what the outbox keeps of it until it is shown. A new kind is a row
 * here, a `PushKind` with its words, and the call that queues it.
 */
export interface PushPayloads extends Record<ChatPushName, ChatPush> {
  alert: AlertPush;
  reference: ReferencePush;
  terms: TermsPush;
  first_day: FirstDayPush;
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
export interface PushKind<Payload> {
  /** null: there is nothing left to show. @param now - milliseconds since the epoch. */
  find(db: Queryable, about: Payload, reader: PushReader, now: number): Promise<ReadyPush | null>;
}

export type PushKinds = { readonly [Name in PushKindName]: PushKind<PushPayloads[Name]> };
