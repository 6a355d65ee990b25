import type { DomainEventOf } from '#domain/events/domainEvent';
import { givenReferenceLink, REQUEST_DAYS } from '#domain/givenReferences/givenReference';
import { languageQuery } from '#domain/language';
import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { DAY } from '../lib/time';
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
  toCandidate: Handler<'reference.given' | 'reference.declined' | 'reference.taken_back'>;
} {
  return {
    async toReferee(tx, { type, uid, requestId, token }) {
      const request = await findLinked(tx, { id: requestId });
      const asker = await findAsker(tx, uid);
      if (!request || !asker) return;
      const { email: to, language, expiresAt } = request;
      const link = new URL(givenReferenceLink(token), publicUrl);
      for (const [name, value] of Object.entries(languageQuery(language))) {
        link.searchParams.set(name, value);
      }
      await outbox.queue(tx, {
        to,
        userId: uid,
        language,
        template: type === 'reference.asked' ? 'reference_asked' : 'reference_reminder',
        values: { candidate: nameOf(asker), link: link.href, until: expiresAt },
        worthSendingFor: REQUEST_DAYS * DAY,
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
        values: { what: WHAT[type], link: new URL(OWN_PAGE, publicUrl).href },
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
