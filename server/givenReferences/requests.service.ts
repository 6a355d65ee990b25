import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { askReference, OwnReferenceRequest } from '#domain/api/givenReferences';
import {
  ASKS_COUNTED_DAYS,
  MOST_REQUESTS,
  REQUEST_DAYS,
} from '#domain/givenReferences/givenReference';
import { mailboxOf, wholeName, whyOwn } from '#domain/givenReferences/ownReference';
import { lockReference } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { BankidKey } from '../identity/accounts';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { hashToken } from '../lib/tokens';
import { tooMany } from '../lib/tooMany';
import type { Database, Queryable } from '../storage/database';
import { countAsks, insertAsk, lockMailbox } from './asks.repository';
import { readOwnRequests, stateOf } from './ownRequests';
import {
  type Asker,
  findRequests,
  insertRequest,
  lockAsker,
  lockRequest,
  noteEnded,
} from './requests.repository';
import type { ReferenceSecrets } from './secrets';

/** Requests of candidates for references. Another's request is answered as one that is not there. */
export interface ReferenceRequests {
  list(userId: string): Promise<OwnReferenceRequest[]>;
  /**
   * @throws ApiError `not_found`, `forbidden` without a BankID, `conflict` (`fields` says why: `own`,
   *   `asked`, `declined`, `same_address`), `rate_limited`.
   */
  ask(userId: string, request: RequestOf<typeof askReference>): Promise<OwnReferenceRequest[]>;
  /** Ends an open one; what is over already stays as it is. @throws ApiError `not_found` */
  withdraw(userId: string, id: string): Promise<OwnReferenceRequest[]>;
}

/** Requests are counted after who makes them is locked: as they are then. */
const COUNTED = { isolation: 'read committed' } as const;

/** While one of these is there, the same person is not asked once more. */
const WHY_NOT = { asked: 'asked', given: 'asked', declined: 'declined' } as const;

export function createReferenceRequests({
  db,
  clock,
  events,
  secrets,
}: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  secrets: ReferenceSecrets;
}): ReferenceRequests {
  async function refuseTooMany(
    tx: Queryable,
    { userId, bankid, email }: { userId: string; bankid: BankidKey; email: string },
  ): Promise<void> {
    const now = clock.now();
    const askerDigest = secrets.askerDigest(bankid);
    const mailboxDigest = secrets.mailboxDigest(email);
    const ask = { userId, askerDigest, mailboxDigest };
    // Who asks is locked already; of a mailbox, several candidates may ask at once
    await lockMailbox(tx, mailboxDigest);
    const { own, toMailbox, toMailboxOfAll } = await countAsks(
      tx,
      ask,
      now - ASKS_COUNTED_DAYS * DAY,
    );
    const most = MOST_REQUESTS;
    // One answer for all of them: nobody learns who else has asked an address
    if (
      own >= most.aMonth ||
      toMailbox >= most.toAddress ||
      toMailboxOfAll >= most.toAddressOfAll
    ) {
      throw tooMany('Too many requests for references lately. Try again later.', DAY);
    }
    await insertAsk(tx, ask, now);
  }

  /** @throws ApiError `conflict` where the person has been asked, or their mailbox has. */
  async function refuseAgain(
    tx: Queryable,
    userId: string,
    reference: { id: string; email: string },
  ): Promise<void> {
    const now = clock.now();
    const rows = (await findRequests(tx, userId)).map((row) => ({ row, state: stateOf(row, now) }));
    const open = rows.filter(({ state }) => state === 'asked');
    for (const { row, state } of rows) {
      const reason = state in WHY_NOT ? WHY_NOT[state as keyof typeof WHY_NOT] : null;
      if (reason === null) continue;
      if (row.referenceId === reference.id) throw refused(reason);
      // One mailbox is one person: it cannot answer for two
      if (mailboxOf(row.email) === mailboxOf(reference.email)) throw refused('same_address');
    }
    if (open.length >= MOST_REQUESTS.open) {
      throw tooMany('There are open requests already: wait for them, or withdraw one.', DAY);
    }
  }

  return {
    list: (userId) => readOwnRequests(db, userId, clock),

    ask: (userId, { referenceId, language }) =>
      db.transaction(async (tx) => {
        const asker = await lockAsker(tx, userId);
        if (!asker) throw new ApiError('authentication_required', 'Sign in first.');
        const reference = await lockReference(tx, userId, referenceId);
        if (!reference) throw new ApiError('not_found', 'You have no such reference.');
        const { bankidIssuer: issuer, bankidSubject: subject } = asker;
        if (issuer === null || subject === null || nameOf(asker) === '') {
          throw new ApiError('forbidden', 'Connect a BankID first: the mail says who asks.');
        }
        if (isOwn(reference, asker)) throw refused('own');
        await refuseAgain(tx, userId, reference);
        const { email: mailbox } = reference;
        await refuseTooMany(tx, { userId, bankid: { issuer, subject }, email: mailbox });
        const now = clock.now();
        const id = randomUUID();
        const token = secrets.tokenOf(id);
        const { name, workplace, email } = reference;
        await insertRequest(
          tx,
          {
            id,
            userId,
            referenceId,
            name,
            workplace,
            email,
            language,
            tokenHash: hashToken(token),
            expiresAt: now + REQUEST_DAYS * DAY,
          },
          now,
        );
        const at = instant(now);
        await events.record(tx, { type: 'reference.asked', uid: userId, requestId: id, token, at });
        await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
        return readOwnRequests(tx, userId, clock);
      }, COUNTED),

    withdraw: (userId, id) =>
      db.transaction(async (tx) => {
        const row = await lockRequest(tx, userId, id);
        if (!row) throw new ApiError('not_found', 'You have no such request.');
        const now = clock.now();
        if (stateOf(row, now) === 'asked') {
          await noteEnded(tx, id, { ended: 'withdrawn', at: instant(now) });
          await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
        }
        return readOwnRequests(tx, userId, clock);
      }),
  };
}

/** The name in a candidate's BankID; '' where there is none. */
export function nameOf({ verifiedFirstName, verifiedLastName }: Asker): string {
  return wholeName({ firstName: verifiedFirstName ?? '', lastName: verifiedLastName ?? '' });
}

/** Whether a person whom somebody names is themselves. */
export function isOwn(
  { name, email, phone }: { name: string; email: string; phone?: string | undefined },
  asker: Asker,
): boolean {
  const person = { name, emails: [email], phones: phone === undefined ? [] : [phone] };
  const phones = asker.phone === null ? [] : [asker.phone];
  const given = wholeName({ firstName: asker.firstName ?? '', lastName: asker.lastName ?? '' });
  return [nameOf(asker), given].some(
    (own) => whyOwn(person, { name: own, emails: asker.emails, phones }) !== null,
  );
}

function refused(reason: 'own' | 'asked' | 'declined' | 'same_address'): ApiError {
  const message = {
    own: 'Nobody gives a reference for themselves.',
    asked: 'This person has been asked already.',
    declined: 'This person has said no.',
    same_address: 'Another reference of yours has this address: one person gives one reference.',
  }[reason];
  return new ApiError('conflict', message, { referenceId: `given_references.refused.${reason}` });
}
