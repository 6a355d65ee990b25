import { ApiError } from '#domain/api/errors';
import { isEmail } from '#domain/candidates/email';
import type { Language } from '#domain/language';
import { MAIL_PROOF_PATH } from '#domain/proof/puzzle';
import { DAY, HOUR, SECOND } from '../lib/time';
import { randomToken } from '../lib/tokens';
import type { Outbox } from '../mail/outbox';
import type { Stranger } from '../policy/caller';
import type { Database } from '../storage/database';
import { createDoor, type DoorDeps, type DoorName, type UsualLimits } from './door';
import { createProofs } from './proofs';

/** Its own door has no proof: who has no script cannot work for one. */
const LIMITS: UsualLimits = { life: DAY, perCustomer: 20, askFrom: 1000, stays: true };
/** Seconds that the browser keeps the proof that a mail brought. */
export const MAIL_PROOF_AGE = HOUR / SECOND;

/** Who posted a form without a script, and for what. */
interface Posted {
  /** The door that the form leads to. */
  door: DoorName;
  /** As typed. */
  email: string;
  /** The form's page. */
  path: string;
  language: Language;
}

/** The way through a door for a browser without a script. */
export interface MailStep {
  /**
   * Does the work of a posted form. Where a proof is asked for, it mails a link that is one to the
   * form's own address instead.
   *
   * @throws ApiError as `work`; `puzzle_required` says that the mail is on its way, or that there is no
   *   address to send it to; `rate_limited` where the network has had too many.
   */
  orMail<Result>(posted: Posted, caller: Stranger, work: () => Promise<Result>): Promise<Result>;
}

export function createMailStep({
  db,
  outbox,
  publicUrl,
  ...deps
}: DoorDeps & { db: Database; outbox: Outbox; publicUrl: string }): MailStep {
  const proofs = createProofs(deps);
  const door = createDoor('mail_step', LIMITS, deps);

  async function mail({ door: purpose, email, path, language }: Posted, ip: string): Promise<void> {
    const to = email.trim();
    const link = new URL(MAIL_PROOF_PATH, publicUrl);
    link.search = new URLSearchParams({ proof: proofs.forMail(purpose), to: path }).toString();
    await db.transaction(async (tx) => {
      await door.enter(tx, { id: randomToken(), ip, proof: null, provesLater: true });
      const template = 'prove_address';
      const values = { link: link.href };
      await outbox.queue(tx, {
        to,
        userId: null,
        language,
        template,
        values,
        worthSendingFor: HOUR,
      });
    });
  }

  return {
    async orMail(posted, { ip }, work) {
      try {
        return await work();
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === 'puzzle_required';
        if (isAsked && isEmail(posted.email.trim())) await mail(posted, ip);
        throw error;
      }
    },
  };
}
