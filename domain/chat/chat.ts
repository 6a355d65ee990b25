import type { Actor, ApplicationStatus } from '#domain/applications/status';
import type { FirstDayItem } from '#domain/firstDay/items';
import type { JobSummary } from '#domain/jobs/job';
import type { TermId } from '#domain/terms/terms';

/** The two sides of a chat; several recruiters may write for an employer. */
const CHAT_ROLES = ['candidate', 'employer'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** The sender of a message; those of `system` say what happened to the application. */
export const CHAT_SENDERS = [...CHAT_ROLES, 'system'] as const;
export type ChatSender = (typeof CHAT_SENDERS)[number];

/** Who ended a chat: `system` when the application or the account is gone. */
export type ChatEnder = ChatSender;

/** The reasons that an employer may give for ending a chat, and what else ends one. */
export const CHAT_END_REASONS = [
  /** Somebody else was hired. */
  'filled',
  /** The employer no longer has the need. */
  'withdrawn',
  'answered',
  'other',
  /** The candidate left, or blocked the employer. */
  'left',
  'blocked',
] as const;
export type ChatEndReason = (typeof CHAT_END_REASONS)[number];

/** Something that happened to the application, shown among its messages. */
export type ChatEvent =
  /** `from`: the status before; null for an application that was made. */
  | { type: 'status'; status: ApplicationStatus; from: ApplicationStatus | null; by: Actor }
  /** `startsAt`: ISO 8601 UTC; the new time of one that was moved. */
  | { type: 'interview'; change: 'booked' | 'moved' | 'cancelled'; startsAt: string }
  /** The employer says something else of the first day, or was asked for what is missing of it. */
  | { type: 'first_day'; change: 'changed' | 'asked'; items: FirstDayItem[] }
  /** New interview times to choose from. */
  | { type: 'interview_times' }
  /** The employer has said these terms of the job, which somebody had asked for. */
  | { type: 'terms_answered'; terms: TermId[] }
  /**
   * The employer has not answered for so many weekdays and is reminded. `since`: when the candidate
   * wrote first without an answer, ISO 8601 UTC.
   */
  | { type: 'employer_reminded'; weekdays: number; since: string }
  /** No answer has come for so many days, and none is to be expected. */
  | { type: 'no_answer'; days: number; since: string }
  | { type: 'ended'; by: ChatEnder; reason: ChatEndReason };

/** Whether an attachment can still be opened by the other side. */
export const ATTACHMENT_STATES = ['open', 'expired', 'taken_back', 'deleted'] as const;
type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** A file of a message: a candidate's document, or a file that the employer sent. */
export interface ChatAttachment {
  id: string;
  /** The candidate's document; null for an employer's file. */
  documentId: string | null;
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Until when the other side may open it, ISO 8601 UTC; null: as long as the chat goes on. */
  openUntil: string | null;
  state: AttachmentState;
  /** How often the other side has opened it. */
  openings: number;
}

/** A message of a chat. Instants are ISO 8601 UTC. */
export interface ChatMessage {
  chatId: string;
  /** 1, 2, 3 … in the chat: the order of its messages. */
  number: number;
  /** Given by the sender's program, so that a repeated call adds nothing; null of the system's. */
  clientId: string | null;
  sender: ChatSender;
  /** The recruiter's or the candidate's name; null of the system's. */
  senderName: string | null;
  text: string;
  attachments: ChatAttachment[];
  /** Of a message of the system; otherwise null. */
  event: ChatEvent | null;
  sentAt: string;
}

/** How far one side of a chat has read, and when they were there. Instants are ISO 8601 UTC. */
export interface ChatMemberStatus {
  /** The number of the last message that they have read. */
  lastReadMessageCount: number;
  /** They are in the chat until this instant, unless it says so again; null when they are not. */
  onlineUntil: string | null;
  /** null: never. */
  lastSeenAt: string | null;
}

/** How a chat ended. */
export interface ChatEnd {
  at: string;
  by: ChatEnder;
  reason: ChatEndReason;
}

/**
 * A candidate's chat about one of their applications, whose id it has. `activeUsers`,
 * `created_last_msg`, `status` and `unseenMsgInfo` are part 3's fields.
 */
export interface Chat {
  id: string;
  /** The ids of those who may read and write: the candidate's and the employer's. */
  activeUsers: string[];
  /** When the last message was sent, ISO 8601 UTC; when the application was made, without one. */
  created_last_msg: string;
  /** By the ids of both sides. */
  status: Record<string, ChatMemberStatus>;
  /** How many messages of the other side the candidate has not read. */
  unseenMsgInfo: { uid: string; count: number };
  /** How many messages there are; the number of the last one. */
  messageCount: number;
  lastMessage: ChatMessage | null;
  employer: { id: string; name: string };
  job: JobSummary;
  applicationStatus: ApplicationStatus;
  /** null while both sides may write. */
  ended: ChatEnd | null;
}

/** Characters of a message. */
export const MAX_MESSAGE = 4000;
/**
 * Messages that one side may send to the other, in all their chats: faster than anybody types, and as
 * many as a long day of talk.
 */
export const MESSAGE_LIMITS = { minute: 60, day: 500 } as const;
/** Files of a message. */
export const MAX_ATTACHMENTS = 10;
/** Days that a shared document may be open at most, unless it is open as long as the chat goes on. */
export const MAX_OPEN_DAYS = 366;
/** Days after the end of a chat, or of an unsuccessful application, until its documents close. */
export const CLOSED_AFTER_DAYS = 30;
/** Bytes of all files that an employer has in a chat. */
export const MAX_CHAT_FILES_BYTES = 100 * 1024 * 1024;
/** Messages in a page of a thread. */
export const THREAD_PAGE = 50;
/** Chats in a page of the list. */
export const CHAT_PAGE = 30;
/** Seconds that a side counts as present after it has said so. */
export const ONLINE_SECONDS = 90;
