import {
  DELIVERED_TYPES,
  DELIVERY_ERRORS,
  DELIVERY_STATES,
  SWITCH_OFF_REASONS,
  WEBHOOK_EVENT_TYPES,
} from '#domain/webhooks/webhook';
import { answer } from './answer';
import { count, exact, instant, list, named, ok, text, word, wordOrNull } from './responseFields';

export const webhook = exact({
  id: text(),
  url: text(),
  eventTypes: list(word(WEBHOOK_EVENT_TYPES)),
  createdAt: instant(),
  /** When the first of the last calls failed, if none has arrived since. */
  failingSince: instant().nullable(),
  /** Nothing is sent since then; null while it is on. */
  switchedOff: exact({ at: instant(), because: word(SWITCH_OFF_REASONS) }).nullable(),
}).meta(named('Webhook', 'An address that is told what candidates do.'));

export const delivery = exact({
  /** The header `webhook-id`: the same for every call about the event, at all addresses. */
  id: text(),
  webhookId: text(),
  type: word(DELIVERED_TYPES),
  /** When it happened. */
  at: instant(),
  state: word(DELIVERY_STATES),
  attempts: count(),
  /** null unless it waits. */
  nextAttemptAt: instant().nullable(),
  deliveredAt: instant().nullable(),
  /** The last answer's HTTP status; null without an answer. */
  lastStatus: count().nullable(),
  lastError: wordOrNull(DELIVERY_ERRORS),
}).meta(named('WebhookDelivery', 'One event for one address.'));

export const webhookAnswers = {
  registerWebhook: answer({
    summary: 'Register an address that is told what candidates do.',
    description:
      'Calls are signed as Standard Webhooks (standardwebhooks.com) says. The secret is told here only. Five addresses at most, each once.',
    response: ok({ webhook, secret: text() }),
    refusals: ['conflict'],
  }),
  listWebhooks: answer({
    summary: 'List the addresses.',
    response: ok({ results: list(webhook) }),
  }),
  deleteWebhook: answer({
    summary: 'Delete an address, with everything that waits for it.',
    response: ok({}),
    refusals: ['not_found'],
    repeatable: true,
  }),
  testWebhook: answer({
    summary: 'Send a test to an address.',
    description: 'One that was switched off is on again.',
    response: ok({ webhook, deliveryId: text() }),
    refusals: ['not_found'],
    repeatable: true,
  }),
  listWebhookDeliveries: answer({
    summary: 'List the last deliveries.',
    response: ok({ results: list(delivery) }),
  }),
};
