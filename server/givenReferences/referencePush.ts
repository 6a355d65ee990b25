import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Language } from '#domain/language';
import type { PushKind } from '../notifications/pushKinds';
import { queuePushTo } from '../notifications/pushQueue';
import type { Queryable } from '../storage/database';
import { stateOf } from './ownRequests';
import { findLinked } from './requests.repository';

const TITLES: Readonly<Record<Language, Record<'given' | 'declined' | 'taken_back', string>>> = {
  sv: {
    given: 'Du har fått en referens',
    declined: 'En referent har tackat nej',
    taken_back: 'En referens är återtagen',
  },
  en: {
    given: 'You have been given a reference',
    declined: 'A referee has declined',
    taken_back: 'A reference was taken back',
  },
};

/** Shows on the candidate's devices that a reference was given, declined or taken back. */
export function pushOfReference(
  tx: Queryable,
  {
    uid,
    requestId,
    at,
  }: DomainEventOf<'reference.given' | 'reference.declined' | 'reference.taken_back'>,
): Promise<void> {
  const push = { kind: 'reference', subject: requestId, about: { requestId } } as const;
  return queuePushTo(tx, uid, { ...push, now: Date.parse(at) });
}

/** What came of a request, as it is when it is shown: not by whom, since a screen is seen by others. */
export const referencePush: PushKind<'reference'> = {
  async find(db, { requestId }, { userId, language }, now) {
    const request = await findLinked(db, { id: requestId });
    const state = request?.userId === userId ? stateOf(request, now) : null;
    if (state !== 'given' && state !== 'declined' && state !== 'taken_back') return null;
    return {
      shown: {
        title: TITLES[language][state],
        tag: `reference:${requestId}`,
        path: ACCOUNT_PLACES.references,
        language,
      },
    };
  },
};
