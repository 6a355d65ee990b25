import { forgetUnmarked } from '../alerts/forgetSeen';
import { createApplicationMails } from '../applications/applicationMails';
import { createReceiptMail } from '../applications/receiptMail';
import { settleRequests } from '../applications/settleRequests';
import { createChatHandlers } from '../chat/chatHandlers';
import { createEvents, type Events, type Handler, type HandlerTable } from '../events/events';
import { createInterviewMail } from '../interviews/interviewMail';
import { type Clock, dayOf } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { createInvitationMail } from '../matching/invitationMail';
import { pushOfMessage, pushOfNote } from '../notifications/pushesOfEvents';
import { createDeletionMail } from '../privacy/deletionMail';
import { createAnswerMail } from '../safety/answerMail';
import { shareEnclosed } from '../sharing/shareEnclosed';
import type { Database } from '../storage/database';
import {
  webhookOfEnd,
  webhookOfInterview,
  webhookOfMove,
  webhookOfReading,
  webhookOfSilence,
  webhookOfTakenBack,
  webhooksOfDeletedAccount,
  webhooksOfMessage,
} from '../webhooks/webhooksOfEvents';

export interface HandlerDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}

/** What happens to whom: every event and who handles it, in the order of the transaction. */
function handlersOf(events: Events, { db, clock, outbox, publicUrl }: HandlerDeps): HandlerTable {
  const chat = createChatHandlers(events);
  const receipts = createReceiptMail({ db, clock, outbox, publicUrl });
  const mails = createApplicationMails({ outbox, receipts, publicUrl });
  const interviewMail = createInterviewMail({ outbox, publicUrl });
  /** Applications that waited for documents may have got them, or lack one again. */
  const settle: Handler<
    'document.changed' | 'document.deleted' | 'document.shared' | 'document.unshared'
  > = (tx, { uid, at }) => settleRequests(tx, events, uid, { at, today: dayOf(Date.parse(at)) });
  const interview = [chat.lineOfInterview, webhookOfInterview, interviewMail] as const;

  return {
    'application.moved': [chat.lineOfMove, webhookOfMove],
    'application.sent': [shareEnclosed, mails.receipt],
    'application.invited': [createInvitationMail({ outbox, publicUrl })],
    'documents.asked': [mails.documentsAsked],
    'interview.booked': interview,
    'interview.moved': interview,
    'interview.cancelled': interview,
    'document.changed': [chat.documentsChanged, settle],
    'document.leaving': [chat.documentsLeaving],
    'document.deleted': [settle],
    'document.shared': [settle],
    'document.unshared': [settle],
    'message.sent': [pushOfMessage, webhooksOfMessage],
    'message.noted': [pushOfNote],
    'chat.read': [webhookOfReading],
    'chat.ended': [webhookOfEnd],
    'chat.document_taken_back': [webhookOfTakenBack],
    'answer.awaited': [webhookOfSilence],
    'job.unmarked': [forgetUnmarked],
    'employer.blocked': [chat.employerBlocked],
    'report.answered': [createAnswerMail({ outbox, publicUrl })],
    'account.deleted': [webhooksOfDeletedAccount, createDeletionMail({ outbox, publicUrl })],
  };
}

/** The events of a node, with all that follows from them. */
export function createDomainEvents(deps: HandlerDeps): Events {
  return createEvents((events) => handlersOf(events, deps));
}
