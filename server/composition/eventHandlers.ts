import { forgetUnmarked } from '../alerts/forgetSeen';
import { createApplicationMails } from '../applications/applicationMails';
import { createReceiptMail } from '../applications/receiptMail';
import { settleRequests } from '../applications/settleRequests';
import { showRequestMessage } from '../applications/showRequestMessage';
import { createChatHandlers } from '../chat/chatHandlers';
import { createEvents, type Events, type Handler, type HandlerTable } from '../events/events';
import { createFirstDayMail } from '../firstDay/firstDayMail';
import { forgetKeptFirstDays } from '../firstDay/storedFirstDays';
import {
  createFollowLeaving,
  createShareWhenSent,
  createUnshareWith,
  followChange,
} from '../givenReferences/followReferences';
import { createReferenceMails } from '../givenReferences/referenceMails';
import { pushOfReference } from '../givenReferences/referencePush';
import { createInterviewMail } from '../interviews/interviewMail';
import { forgetMeetings } from '../interviews/keptMeetings';
import { forgetJobWords } from '../jobs/storedJobs';
import { followAgreement } from '../kept/followAgreement';
import { type Clock, dayOf } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { forgetUntold } from '../matching/forgetUntold';
import { createInvitationMail } from '../matching/invitationMail';
import { pushOfMessage, pushOfNote } from '../notifications/chatPush';
import { pushOfFirstDay, pushOfTerms } from '../notifications/linkPushes';
import { revokeUndone } from '../planning/revokeUndone';
import { createDeletionMail } from '../privacy/deletionMail';
import { createAnswerMail } from '../safety/answerMail';
import { hasBlockedEmployerOf } from '../safety/blocks';
import { shareEnclosed } from '../sharing/shareEnclosed';
import type { Database } from '../storage/database';
import { createTermsMail } from '../terms/answerMail';
import { showQuestion } from '../terms/showQuestion';
import { noteSaidTerms } from '../terms/tellAnswers';
import {
  webhookOfEnd,
  webhookOfFirstDay,
  webhookOfInterview,
  webhookOfMove,
  webhookOfReading,
  webhookOfSharedReference,
  webhookOfSilence,
  webhookOfTakenBack,
  webhookOfTerms,
  webhooksOfDeletedAccount,
  webhooksOfMessage,
  webhooksOfTakenBackReference,
} from '../webhooks/webhooksOfEvents';

export interface HandlerDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}

/**
 * What happens to whom: every event and who handles it. What the candidate sees or is told stands
 * under `toCandidate`, where a blocked employer's acts end.
 */
function handlersOf(events: Events, { db, clock, outbox, publicUrl }: HandlerDeps): HandlerTable {
  const chat = createChatHandlers(events);
  const receipts = createReceiptMail({ db, clock, outbox, publicUrl });
  const mails = createApplicationMails({ outbox, receipts, publicUrl });
  const referenceMails = createReferenceMails({ outbox, publicUrl });
  const interviewMail = createInterviewMail({ outbox, publicUrl });
  /** Applications that waited for documents may have got them, or lack one again. */
  const settle: Handler<
    'document.changed' | 'document.deleted' | 'document.shared' | 'document.unshared'
  > = (tx, { uid, at }) => settleRequests(tx, events, uid, { at, today: dayOf(Date.parse(at)) });
  const interview = {
    always: [webhookOfInterview],
    toCandidate: [chat.lineOfInterview, interviewMail],
  } as const;

  const employerLeft = {
    always: [createUnshareWith(events), chat.employerLeft],
    toCandidate: [],
  } as const;

  return {
    'application.moved': {
      always: [followAgreement, webhookOfMove],
      toCandidate: [chat.lineOfMove],
    },
    'application.sent': {
      always: [shareEnclosed, createShareWhenSent(events)],
      toCandidate: [mails.receipt],
    },
    'application.invited': {
      always: [],
      toCandidate: [createInvitationMail({ outbox, publicUrl })],
    },
    'documents.asked': { always: [], toCandidate: [showRequestMessage, mails.documentsAsked] },
    'interview.booked': interview,
    'interview.moved': interview,
    'interview.cancelled': interview,
    'first_day.changed': {
      always: [],
      toCandidate: [chat.lineOfFirstDay, createFirstDayMail({ outbox, publicUrl }), pushOfFirstDay],
    },
    'first_day.missing': { always: [webhookOfFirstDay], toCandidate: [chat.lineOfFirstDay] },
    'document.changed': { always: [chat.documentsChanged, settle], toCandidate: [] },
    'document.leaving': { always: [chat.documentsLeaving], toCandidate: [] },
    'document.deleted': { always: [settle], toCandidate: [] },
    'document.shared': { always: [settle], toCandidate: [] },
    'document.unshared': { always: [settle], toCandidate: [] },
    'reference.changed': { always: [followChange], toCandidate: [] },
    'reference.leaving': { always: [createFollowLeaving(events)], toCandidate: [] },
    'reference.asked': { always: [referenceMails.toReferee], toCandidate: [] },
    'reference.reminded': { always: [referenceMails.toReferee], toCandidate: [] },
    'reference.given': {
      always: [referenceMails.receipt],
      toCandidate: [referenceMails.toCandidate, pushOfReference],
    },
    'reference.declined': {
      always: [],
      toCandidate: [referenceMails.toCandidate, pushOfReference],
    },
    'reference.taken_back': {
      always: [webhooksOfTakenBackReference, referenceMails.receipt],
      toCandidate: [referenceMails.toCandidate, pushOfReference],
    },
    'reference.shared': { always: [webhookOfSharedReference], toCandidate: [] },
    'reference.unshared': { always: [webhookOfSharedReference], toCandidate: [] },
    'message.sent': { always: [webhooksOfMessage], toCandidate: [pushOfMessage] },
    'message.noted': { always: [], toCandidate: [pushOfNote] },
    'chat.read': { always: [webhookOfReading], toCandidate: [] },
    'chat.ended': { always: [webhookOfEnd], toCandidate: [] },
    'chat.document_taken_back': { always: [webhookOfTakenBack], toCandidate: [] },
    'terms.asked': { always: [webhookOfTerms], toCandidate: [] },
    'terms.said': { always: [noteSaidTerms], toCandidate: [] },
    'terms.shown': { always: [], toCandidate: [chat.lineOfTerms] },
    'terms.answered': {
      always: [],
      toCandidate: [showQuestion, createTermsMail({ outbox, publicUrl }), pushOfTerms],
    },
    'answer.awaited': { always: [webhookOfSilence], toCandidate: [] },
    'job.unmarked': { always: [forgetUnmarked], toCandidate: [] },
    // The same of both: an employer cannot tell one from the other
    'employer.left': employerLeft,
    'employer.blocked': employerLeft,
    'employer.unblocked': {
      always: [forgetJobWords, forgetMeetings, forgetKeptFirstDays, forgetUntold],
      toCandidate: [],
    },
    'report.answered': { always: [], toCandidate: [createAnswerMail({ outbox, publicUrl })] },
    'way.undone': { always: [revokeUndone], toCandidate: [] },
    'account.deleted': {
      always: [webhooksOfDeletedAccount],
      toCandidate: [createDeletionMail({ outbox, publicUrl })],
    },
  };
}

/** The events of a node, with all that follows from them. */
export function createDomainEvents(deps: HandlerDeps): Events {
  return createEvents((events) => handlersOf(events, deps), hasBlockedEmployerOf);
}
