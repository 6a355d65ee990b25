import type { DomainEventOf } from '#domain/events/domainEvent';
import { givenReferenceLink, REQUEST_DAYS } from '#domain/givenReferences/givenReference';
import type { Language } from '#domain/language';
import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { DAY } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import { findAsker, findLinked } from './requests.repository';
import { nameOf } from './requests.service';

/** Where a candidate sees what came of a request. */
const OWN_PAGE = '/account?page=references';

export function createReferenceMails({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): {
  toReferee: Handler<'reference.asked' | 'reference.reminded'>;
  receipt: Handler<'reference.given' | 'reference.taken_back'>;
  toCandidate: Handler<'reference.given' | 'reference.declined' | 'reference.taken_back'>;
} {
  /** A referee's link, in the language of their mails. */
  const linkOf = (token: string, language: Language): string =>
    linkInMail(publicUrl, givenReferenceLink(token), language);

  return {
    async toReferee(tx, { type, uid, requestId, token }) {
      const request = await findLinked(tx, { id: requestId });
      const asker = await findAsker(tx, uid);
      if (!request || !asker) return;
      const { email: to, language, expiresAt } = request;
      await outbox.queue(tx, {
        to,
        userId: uid,
        language,
        template: type === 'reference.asked' ? 'reference_asked' : 'reference_reminder',
        values: { candidate: nameOf(asker), link: linkOf(token, language), until: expiresAt },
        worthSendingFor: REQUEST_DAYS * DAY,
      });
    },

    async receipt(tx, event) {
      const { uid, requestId } = event;
      const request = await findLinked(tx, { id: requestId });
      const asker = await findAsker(tx, uid);
      if (!request?.given || !asker) return;
      const { email: to, language, given } = request;
      const candidate = nameOf(asker);
      await outbox.queue(tx, {
        to,
        userId: uid,
        language,
        template: 'reference_receipt',
        values:
          'token' in event
            ? {
                what: 'given',
                candidate,
                until: given.validTo,
                // With a code the name is what the candidate typed
                signedBy: given.way === 'bankid' ? given.signedName : null,
                link: linkOf(event.token, language),
              }
            : { what: 'taken_back', candidate },
      });
    },

    async toCandidate(tx, { type, uid, requestId }) {
      const owner = await lockMailOwner(tx, uid);
      const request = await findLinked(tx, { id: requestId });
      if (!owner || !request) return;
      const { email: to, userId, language } = owner;
      await outbox.queue(tx, {
        to,
        userId,
        language,
        template: 'reference_answered',
        values: { what: WHAT[type], link: linkInMail(publicUrl, OWN_PAGE, language) },
      });
    },
  };
}

const WHAT = {
  'reference.given': 'given',
  'reference.declined': 'declined',
  'reference.taken_back': 'taken_back',
} as const satisfies Record<
  DomainEventOf<'reference.given' | 'reference.declined' | 'reference.taken_back'>['type'],
  string
>;
