import type { Actor, ApplicationStatus } from '#domain/applications/status';
import type { DocumentType } from '#domain/candidates/documents';
import type { ChatEndReason, ChatEvent, ChatMessage, ChatRole } from '#domain/chat/chat';
import type { FirstDayItem } from '#domain/firstDay/items';
import type { SharedWhenSent } from '#domain/givenReferences/sharedFor';
import type { Language } from '#domain/language';
import type { TermId } from '#domain/terms/terms';

/** A time of an interview, of which application. */
interface InterviewEvent {
  applicationId: string;
  uid: string;
  /** ISO 8601 UTC. */
  startsAt: string;
}

/** A candidate's documents that are shared in an application. */
interface SharedDocuments {
  uid: string;
  applicationId: string;
}

/** A reference that was given for a candidate, which is shared in an application. */
interface SharedReference {
  uid: string;
  applicationId: string;
  requestId: string;
}

/** What one side did in a chat, which has its application's id. */
interface ChatAct {
  chatId: string;
  /** The candidate. */
  uid: string;
  employerId: string;
  by: ChatRole;
  /** False once the employer had to leave the chat: it is told nothing of it any more. */
  employerReads: boolean;
}

/**
 * What is said of each event besides when it happened. Ids name what it happened to: who handles an
 * event reads there what else it needs, in the same transaction.
 */
interface DomainEvents {
  /** An application has a new status; `from` is null when it was made. */
  'application.moved': {
    applicationId: string;
    uid: string;
    from: ApplicationStatus | null;
    to: ApplicationStatus;
    by: Actor;
  };
  /** A candidate has sent a whole application, with these of their documents. */
  'application.sent': {
    applicationId: string;
    uid: string;
    documentIds: readonly string[];
    shared: SharedWhenSent;
  };
  /** An employer has invited a candidate, who is told of it now. */
  'application.invited': {
    applicationId: string;
    uid: string;
    employerId: string;
    jobId: string;
  };
  /** An employer asks for documents; `again` where it did so lately. `dueOn` is a day in Stockholm. */
  'documents.asked': {
    applicationId: string;
    uid: string;
    jobId: string;
    types: readonly DocumentType[];
    /** What the employer wrote with it; null for nothing. */
    message: string | null;
    dueOn: string;
    again: boolean;
  };
  'interview.booked': InterviewEvent;
  /** It was booked, and is at another time now. */
  'interview.moved': InterviewEvent;
  'interview.cancelled': InterviewEvent;
  /**
   * An employer says something else of the first day of a booked assignment; `again` where the candidate
   * was told of a change on the same day in Stockholm, `seen` where they have opened the card as it was.
   */
  'first_day.changed': {
    applicationId: string;
    uid: string;
    items: readonly FirstDayItem[];
    again: boolean;
    seen: boolean;
  };
  /** An employer is asked for what is missing of a first day that comes soon. */
  'first_day.missing': {
    applicationId: string;
    uid: string;
    /** `YYYY-MM-DD` */
    firstDay: string;
    items: readonly FirstDayItem[];
  };
  /** Documents were added or replaced, or their details changed. */
  'document.changed': { uid: string; documentIds: readonly string[] };
  /** Documents will be deleted in this transaction; what refers to them can still be read. */
  'document.leaving': { documentIds: readonly string[] };
  /** A candidate's documents are gone. */
  'document.deleted': { uid: string };
  'document.shared': SharedDocuments;
  'document.unshared': SharedDocuments;
  /**
   * A candidate has changed or deletes a person of their references; of a deleted one what refers to
   * it can still be read.
   */
  'reference.changed': { uid: string; referenceId: string };
  'reference.leaving': { uid: string; referenceId: string };
  /** A candidate asks a person of their references; the token is the secret of the mail's link. */
  'reference.asked': { uid: string; requestId: string; token: string };
  /** It was not answered for a week; the link has a new secret. */
  'reference.reminded': { uid: string; requestId: string; token: string };
  /** What the person did by the link, which takes a given one back: its secret is for their receipt. */
  'reference.given': { uid: string; requestId: string; token: string };
  'reference.declined': { uid: string; requestId: string };
  'reference.taken_back': { uid: string; requestId: string };
  /** The candidate lets the employer of an application open a given one, or no longer does. */
  'reference.shared': SharedReference;
  'reference.unshared': SharedReference;
  'message.sent': ChatAct & { message: ChatMessage };
  /** What happened to an application stands in its chat, as a message of the system. */
  'message.noted': { chatId: string; uid: string; number: number; event: ChatEvent };
  'chat.read': ChatAct & { lastReadMessageCount: number };
  'chat.ended': ChatAct & { reason: ChatEndReason };
  /** A document that a message shares is open no longer. */
  'chat.document_taken_back': ChatAct & { message: ChatMessage; attachmentId: string };
  /**
   * A candidate asks for terms that a job does not say: which are asked for now, and by how many people
   * in all. Who asks is in no event.
   */
  'terms.asked': { jobId: string; employerId: string; terms: readonly TermId[]; people: number };
  /** An employer has said terms of a job that were not said before. */
  'terms.said': { jobId: string; employerId: string; terms: readonly TermId[] };
  /** Terms that were asked for have been said: in each open chat about the job, whoever asked. */
  'terms.shown': {
    uid: string;
    employerId: string;
    jobId: string;
    chatId: string;
    terms: readonly TermId[];
  };
  /**
   * The same of one who had asked for them. `chatId` is their open chat about the job; null without
   * one.
   */
  'terms.answered': {
    uid: string;
    employerId: string;
    jobId: string;
    chatId: string | null;
    terms: readonly TermId[];
  };
  /** A candidate has waited for an employer's answer since then, ISO 8601 UTC. */
  'answer.awaited': { applicationId: string; employerId: string; waitsSince: string };
  /** A candidate has taken their marks from jobs that they had saved or hidden. */
  'job.unmarked': { uid: string; jobIds: readonly string[] };
  /** A candidate ends all chats with an employer, and takes back what they share with it. */
  'employer.left': { uid: string; employerId: string };
  'employer.blocked': { uid: string; employerId: string };
  'employer.unblocked': { uid: string; employerId: string };
  /** An operator has answered a report; `email` is null where there is nobody to mail to. */
  'report.answered': {
    reportId: string;
    uid: string | null;
    email: string | null;
    language: Language;
    answer: string;
  };
  /**
   * The owner of an account says that a way to sign in, added then (ISO 8601 UTC), was not added by
   * them.
   */
  'way.undone': { uid: string; since: string };
  /** An account and all that was about it are gone; these applications were open. */
  'account.deleted': {
    applicationIds: readonly string[];
    /** null when it had none. */
    email: string | null;
    /** When the owner confirmed it, ISO 8601 UTC; null when nobody has. */
    emailConfirmedAt: string | null;
    language: Language;
    receiptId: string;
  };
}

export type DomainEventType = keyof DomainEvents;

/** An event of one type; `at` is ISO 8601 UTC. */
export type DomainEventOf<Type extends DomainEventType> = {
  type: Type;
  at: string;
} & DomainEvents[Type];

/** Something that happened, as the subject says that it happened to. */
export type DomainEvent = { [Type in DomainEventType]: DomainEventOf<Type> }[DomainEventType];
