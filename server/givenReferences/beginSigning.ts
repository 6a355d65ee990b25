import { randomInt } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import type { beginReferenceSigning } from '#domain/api/givenReferences';
import {
  CODE_DIGITS,
  givenReferenceResult,
  MOST_CODES,
  SIGNING_MINUTES,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import type { Identity } from '../identity/identity';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, MINUTE } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';
import { tooMany } from '../lib/tooMany';
import type { Outbox } from '../mail/outbox';
import type { Caller } from '../policy/caller';
import type { Database } from '../storage/database';
import { noLink, requireOpenFor } from './linkedRequests';
import { findLinked, type RequestRow } from './requests.repository';
import type { ReferenceSecrets } from './secrets';
import { countCodes, insertSigning } from './signings.repository';

export type BeginSigning = RequestOf<typeof beginReferenceSigning>;

/** A signature that has begun; with BankID, where to go and the cookie of the request. */
export interface Begun {
  signing: string;
  bankid: { authorizeUrl: string; browserId: string; outdated: string[] } | null;
}

/** What is done already is counted, and looked at, once the request is locked: as it is then. */
export const IN_TURN = { isolation: 'read committed' } as const;

/** The ways to begin a signature. What is signed is what comes with it. */
export function createBeginnings({
  db,
  clock,
  outbox,
  secrets,
  identity,
}: {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  secrets: ReferenceSecrets;
  identity: Pick<Identity, 'signIn'>;
}): {
  /** @throws ApiError `not_found`, `rate_limited` */
  mailCode(row: RequestRow, begin: BeginSigning): Promise<Begun>;
  /** @throws ApiError `bankid_unavailable` */
  goToBankid(
    row: RequestRow,
    begin: BeginSigning,
    by: { caller: Caller; byScript: boolean },
  ): Promise<Begun>;
  /** Keeps what is not whole yet, by a secret that neither a code nor a BankID signs. */
  keepTyped(row: RequestRow, typed: TypedAnswers): Promise<string>;
} {
  return {
    async mailCode(row, { act, answers, language }) {
      const now = clock.now();
      const signing = randomToken();
      await db.transaction(async (tx) => {
        const again = await findLinked(tx, { id: row.id }, { lock: true });
        if (!again) throw noLink();
        requireOpenFor(again, act, now);
        const codes = await countCodes(tx, row.id, { hour: now - HOUR, day: now - DAY });
        if (codes.lately >= MOST_CODES.anHour || codes.today >= MOST_CODES.aDay) {
          throw tooMany('Too many codes have been mailed. Try again later.', HOUR);
        }
        const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
        await insertSigning(
          tx,
          {
            idHash: hashToken(signing),
            requestId: row.id,
            act,
            answers: answers ?? null,
            codeDigest: secrets.codeDigest(signing, code),
          },
          { now, expiresAt: now + SIGNING_MINUTES * MINUTE },
        );
        // Of no account: the candidate's copy of their data must never have the code
        await outbox.queue(tx, {
          to: row.email,
          userId: null,
          language,
          template: 'reference_code',
          values: { code, act, minutes: SIGNING_MINUTES },
          worthSendingFor: SIGNING_MINUTES * MINUTE,
        });
      }, IN_TURN);
      return { signing, bankid: null };
    },

    async goToBankid(row, { act, answers, device = 'same', language }, { caller, byScript }) {
      const now = clock.now();
      const { state, ...bankid } = await identity.signIn.beginReference(
        { device, language, targetPath: givenReferenceResult('failed'), byScript },
        caller,
      );
      await insertSigning(
        db,
        {
          idHash: hashToken(state),
          requestId: row.id,
          act,
          answers: answers ?? null,
          codeDigest: null,
        },
        { now, expiresAt: now + SIGNING_MINUTES * MINUTE },
      );
      return { signing: state, bankid };
    },

    async keepTyped(row, typed) {
      const now = clock.now();
      const secret = randomToken();
      const kept = {
        idHash: hashToken(secret),
        requestId: row.id,
        act: 'give',
        answers: typed,
        codeDigest: null,
      } as const;
      await insertSigning(db, kept, { now, expiresAt: now + SIGNING_MINUTES * MINUTE });
      return secret;
    },
  };
}
