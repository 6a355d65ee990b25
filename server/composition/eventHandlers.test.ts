import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#domain/chat/chat';
import type { DomainEvent, DomainEventType } from '#domain/events/domainEvent';
import { NOTHING_SHARED } from '#domain/givenReferences/sharedFor';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '#domain/webhooks/webhook';
import { instant } from '../lib/time';
import type { MailTemplate } from '../mail/mailWords';
import type { Outbox } from '../mail/outbox';
import {
  aNode,
  anApplicationWithWebhook,
  bodies,
  webhookBench,
} from '../webhooks/testing/webhookBench';
import { createDomainEvents } from './eventHandlers';

const bench = webhookBench();

/** A webhook's event, or why a webhook has none: with this, a new one does not compile without. */
const CAUSES: Record<WebhookEventType, DomainEventType> = {
  'message.sent': 'message.sent',
  'chat.read': 'chat.read',
  'chat.ended': 'chat.ended',
  'answer.awaited': 'answer.awaited',
  'document.shared': 'message.sent',
  'document.taken_back': 'chat.document_taken_back',
  'reference.shared': 'reference.shared',
  'reference.taken_back': 'reference.unshared',
  'application.made': 'application.moved',
  'application.withdrawn': 'application.moved',
  'invitation.answered': 'application.moved',
  'document_request.answered': 'application.moved',
  'first_day.missing': 'first_day.missing',
  'interview.booked': 'interview.booked',
  'interview.moved': 'interview.moved',
  'interview.cancelled': 'interview.cancelled',
  'terms.asked': 'terms.asked',
};

/** The answer to an act of the recipient's own, and no news of what somebody else did. */
const OWN_ACT = 'own act';
/** Sent by a timer, when its time has come. */
const TIMED = 'timed';

/** The event of each mail. */
const MAILS: Record<MailTemplate, DomainEventType | typeof OWN_ACT | typeof TIMED> = {
  interview_booked: 'interview.booked',
  interview_moved: 'interview.moved',
  interview_cancelled: 'interview.cancelled',
  first_day_changed: 'first_day.changed',
  invitation: 'application.invited',
  documents_asked: 'documents.asked',
  terms_answered: 'terms.answered',
  reference_asked: 'reference.asked',
  reference_reminder: 'reference.reminded',
  reference_code: OWN_ACT,
  reference_receipt: 'reference.given',
  reference_answered: 'reference.given',
  application_sent: 'application.sent',
  account_deleted: 'account.deleted',
  report_answered: 'report.answered',
  documents_expire: TIMED,
  unread_messages: TIMED,
  job_alert: TIMED,
  confirm_email: OWN_ACT,
  email_in_use: OWN_ACT,
  email_change_asked: OWN_ACT,
  email_changed: OWN_ACT,
  resume_registration: OWN_ACT,
  prove_address: OWN_ACT,
  already_registered: OWN_ACT,
  way_added: OWN_ACT,
  way_removed: OWN_ACT,
  calendar_address_made: OWN_ACT,
  pricing_request_received: OWN_ACT,
  pricing_request_sent: OWN_ACT,
  early_access_confirm: OWN_ACT,
  early_access_already: OWN_ACT,
  alert_confirm: OWN_ACT,
};

/** A request of a candidate for a reference. */
async function aRequest(uid: string): Promise<string> {
  const id = randomUUID();
  await bench.db.query(
    `insert into user_references (id, user_id, workplace, name, phone, email, is_manager, latest_job,
       may_contact, created_at, updated_at)
     values ($1, $2, 'Kliniken', 'Chefa Ek', '+46701740605', 'c@example.org', true, 1, true, now(), now())`,
    [id, uid],
  );
  await bench.db.query(
    `insert into reference_requests (id, user_id, reference_id, token_hash, name, workplace, email,
       language, asked_at, expires_at)
     values ($1, $2, $1, $1, 'Chefa Ek', 'Kliniken', 'c@example.org', 'sv', now(), now())`,
    [id, uid],
  );
  await bench.db.query(
    `insert into given_references (request_id, given_at, valid_to, way, name_differs)
     values ($1, now(), '2027-05-04', 'email_code', false)`,
    [id],
  );
  return id;
}

/** Events about one application, each as its subject records it. */
async function world() {
  const own = await anApplicationWithWebhook(bench);
  const { id: applicationId, uid, jobId, employerId } = own;
  const at = instant(bench.clock.now());
  const message: ChatMessage = {
    ...(await own.say('Hej')),
    attachments: [
      {
        id: 'a1',
        name: 'Intyg',
        mediaType: 'application/pdf',
        size: 1,
        documentId: 'd1',
        openUntil: null,
        openings: 3,
        state: 'open',
      },
    ],
  };
  const act = {
    chatId: applicationId,
    uid,
    employerId,
    by: 'candidate',
    employerReads: true,
  } as const;
  const of = { applicationId, uid } as const;
  const startsAt = '2026-05-04T08:00:00.000Z';
  const moved = { type: 'application.moved', ...of, by: 'candidate', at } as const;
  const requestId = await aRequest(uid);
  const asks = { uid, requestId, token: 'a'.repeat(43), at };
  const causes: Record<WebhookEventType, DomainEvent> = {
    'message.sent': { type: 'message.sent', ...act, message, at },
    'chat.read': { type: 'chat.read', ...act, lastReadMessageCount: 2, at },
    'chat.ended': { type: 'chat.ended', ...act, reason: 'left', at },
    'answer.awaited': { type: 'answer.awaited', applicationId, employerId, waitsSince: at, at },
    'document.shared': { type: 'message.sent', ...act, message, at },
    'document.taken_back': {
      type: 'chat.document_taken_back',
      ...act,
      message,
      attachmentId: 'a1',
      at,
    },
    'reference.shared': { type: 'reference.shared', ...of, requestId, at },
    'reference.taken_back': { type: 'reference.unshared', ...of, requestId, at },
    'application.made': { ...moved, from: null, to: 'candidate' },
    'application.withdrawn': { ...moved, from: 'candidate', to: 'not_interested' },
    'invitation.answered': { ...moved, from: 'sent', to: 'interested' },
    'document_request.answered': { ...moved, from: 'pending', to: 'candidate' },
    'first_day.missing': {
      type: 'first_day.missing',
      ...of,
      firstDay: '2026-05-04',
      items: ['login'],
      at,
    },
    'interview.booked': { type: 'interview.booked', ...of, startsAt, at },
    'interview.moved': { type: 'interview.moved', ...of, startsAt, at },
    'interview.cancelled': { type: 'interview.cancelled', ...of, startsAt, at },
    'terms.asked': { type: 'terms.asked', jobId, employerId, terms: ['pension'], people: 1, at },
  };
  const mails: Partial<Record<MailTemplate, DomainEvent>> = {
    interview_booked: causes['interview.booked'],
    interview_moved: causes['interview.moved'],
    interview_cancelled: causes['interview.cancelled'],
    first_day_changed: {
      type: 'first_day.changed',
      ...of,
      items: ['meets'],
      again: false,
      seen: true,
      at,
    },
    invitation: { type: 'application.invited', ...of, employerId, jobId, at },
    documents_asked: {
      type: 'documents.asked',
      ...of,
      jobId,
      types: ['cv'],
      message: null,
      dueOn: '2026-06-01',
      again: false,
      at,
    },
    terms_answered: {
      type: 'terms.answered',
      uid,
      employerId,
      jobId,
      chatId: null,
      terms: ['pension'],
      at,
    },
    reference_asked: { type: 'reference.asked', ...asks },
    reference_reminder: { type: 'reference.reminded', ...asks },
    reference_receipt: { type: 'reference.given', ...asks },
    reference_answered: { type: 'reference.given', ...asks },
    application_sent: {
      type: 'application.sent',
      ...of,
      documentIds: [],
      shared: NOTHING_SHARED,
      at,
    },
    account_deleted: {
      type: 'account.deleted',
      applicationIds: [applicationId],
      email: 'a@example.com',
      emailConfirmedAt: at,
      language: 'sv',
      receiptId: randomUUID(),
      at,
    },
    report_answered: {
      type: 'report.answered',
      reportId: 'r1',
      uid,
      email: 'a@example.com',
      language: 'sv',
      answer: 'Tack.',
      at,
    },
  };
  return { ...own, causes, mails };
}

/** The events of a node whose mails are only named. */
function node() {
  const { db, clock } = bench;
  const queued: MailTemplate[] = [];
  const outbox: Outbox = {
    queue: async (_tx, { template }) => void queued.push(template),
  };
  const events = createDomainEvents({ db, clock, outbox, publicUrl: 'https://vikari.example' });
  return {
    queued,
    record: (event: DomainEvent) => db.transaction((tx) => events.record(tx, event)),
  };
}

describe('what follows from an event', () => {
  it.each(WEBHOOK_EVENT_TYPES)('tells webhooks of %s as what it is', async (type) => {
    const { causes, receiver } = await world();
    await aNode(bench).workNow();
    receiver.calls.length = 0;
    expect(causes[type].type).toBe(CAUSES[type]);
    await node().record(causes[type]);
    await aNode(bench).workNow();
    const told = bodies(receiver).map((body) => body.type);
    // A message that shares a document is two things to tell
    expect(told).toEqual(
      causes[type].type === 'message.sent' ? ['message.sent', 'document.shared'] : [type],
    );
  });

  it('says in the chat what happened to an interview', async () => {
    const { causes, id, candidate } = await world();
    for (const type of ['interview.booked', 'interview.moved', 'interview.cancelled'] as const) {
      await node().record(causes[type]);
    }
    const { results } = await bench.chats.messages(candidate, id, {});
    expect(
      results.flatMap(({ event }) => (event?.type === 'interview' ? [event.change] : [])),
    ).toEqual(['booked', 'moved', 'cancelled']);
  });

  const ofEvents = Object.entries(MAILS).filter(
    ([, cause]) => cause !== OWN_ACT && cause !== TIMED,
  );
  it.each(ofEvents)('mails %s after %s', async (template, cause) => {
    const { mails } = await world();
    const { queued, record } = node();
    const event = mails[template as MailTemplate];
    if (!event) throw new Error(`There is no event for ${template}.`);
    expect(event.type).toBe(cause);
    await record(event);
    // A given reference is told to both sides
    const told = ofEvents.flatMap(([other, of]) => (of === cause ? [other] : []));
    expect(queued.toSorted()).toEqual(told.toSorted());
    expect(queued).toContain(template);
  });

  it('mails nothing again that was asked or sent lately', async () => {
    const { mails } = await world();
    const { queued, record } = node();
    for (const event of [mails.invitation, mails.documents_asked, mails.first_day_changed]) {
      if (event && 'again' in event) await record({ ...event, again: true });
    }
    expect(queued).toEqual([]);
  });

  it('undoes its cause where a handler fails', async () => {
    const { db, clock } = bench;
    const { causes, id, candidate } = await world();
    const failing: Outbox = {
      queue: async () => {
        throw new Error('The outbox is full.');
      },
    };
    const publicUrl = 'https://vikari.example';
    const events = createDomainEvents({ db, clock, outbox: failing, publicUrl });
    const before = (await bench.chats.find(candidate, id)).messageCount;
    const cause = db.transaction((tx) => events.record(tx, causes['interview.booked']));
    await expect(cause).rejects.toThrow('The outbox is full.');
    expect((await bench.chats.find(candidate, id)).messageCount).toBe(before);
  });
});
