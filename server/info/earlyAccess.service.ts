import { createHmac, hkdfSync } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import type { requestEarlyAccess } from '#domain/api/info';
import {
  EARLY_ACCESS_LINK_PATH,
  EARLY_ACCESS_PATH,
  EARLY_ACCESS_QUERY,
  type EarlyAccessResult,
} from '#domain/info/earlyAccess';
import type { Language } from '#domain/language';
import { createDoor, type UsualLimits } from '../doors/door';
import { createSignedTokens } from '../lib/signedTokens';
import { DAY } from '../lib/time';
import { randomToken } from '../lib/tokens';
import { countMails } from '../mail/outbox';
import type { Stranger } from '../policy/caller';
import type { Queryable } from '../storage/database';
import { confirmEarlyAccess, deleteEarlyAccess, saveEarlyAccess } from './earlyAccess.repository';
import type { InfoServiceDeps } from './pricing.service';

/** A hospital's staff share one network address. A mail that was sent stays sent. */
const LIMITS: UsualLimits = { life: DAY, perCustomer: 100, askFrom: 1000, stays: true };
/** Mails a day to an address; beyond it none is sent. */
const MAILS = 3;
/** Milliseconds that a sign-up waits for its confirmation. */
export const WAITING_LIFE = DAY;

/** Sign-ups for the app. */
export interface EarlyAccessService {
  /**
   * Mails the address a link to confirm, or that it has signed up already. The caller learns
   * nothing of which.
   *
   * @param caller - `provesLater` for a form without a script: the mail's link is its proof.
   * @throws ApiError as `Door.enter`
   */
  signUp(
    request: RequestOf<typeof requestEarlyAccess>,
    caller: Stranger & { provesLater?: boolean },
  ): Promise<void>;
  /** What the token of the mail's link confirms. */
  confirm(
    token: string,
  ): Promise<Extract<EarlyAccessResult, 'registered' | 'already_registered' | 'invalid_link'>>;
  /** Deletes the sign-up; also when that was done before. */
  leave(token: string): Promise<Extract<EarlyAccessResult, 'left' | 'invalid_link'>>;
}

export function createEarlyAccessService(deps: InfoServiceDeps): EarlyAccessService {
  const { db, clock, outbox, serverSecret, lastingSecret = serverSecret, publicUrl } = deps;
  const key = Buffer.from(
    hkdfSync('sha256', lastingSecret, new Uint8Array(), 'vikari early access v1', 32),
  );
  const idOf = (email: string) =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  const confirmTokens = createSignedTokens(serverSecret, 'confirm early access');
  const leaveTokens = createSignedTokens(serverSecret, 'leave early access', deps.oldLinksSecret);
  const door = createDoor('early_access', LIMITS, deps);

  /** A page of the site with a button, or the address that the button posts to. */
  function link(path: string, query: Readonly<Record<string, string>>): string {
    const url = new URL(path, publicUrl);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }

  /** Both kinds count together, so that the number of mails says nothing either. */
  async function hasHadMails(tx: Queryable, to: string): Promise<boolean> {
    const since = clock.now() - DAY;
    const asked = await countMails(tx, { to, template: 'early_access_confirm', since });
    const already = await countMails(tx, { to, template: 'early_access_already', since });
    return asked + already >= MAILS;
  }

  async function queueMail(
    tx: Queryable,
    {
      to,
      id,
      language,
      confirmedAt,
    }: { to: string; id: string; language: Language; confirmedAt: string | null },
  ): Promise<void> {
    const page = EARLY_ACCESS_PATH[language];
    const leave = { [EARLY_ACCESS_QUERY.leave]: leaveTokens.make(id) };
    const leaveLink = link(page, leave);
    const mail = {
      to,
      userId: null,
      language,
      pauseUrl: link(EARLY_ACCESS_LINK_PATH, leave),
    };
    if (confirmedAt !== null) {
      const values = { leaveLink };
      await outbox.queue(tx, { ...mail, template: 'early_access_already', values, confirmedAt });
      return;
    }
    const confirm = { [EARLY_ACCESS_QUERY.confirm]: confirmTokens.make(id) };
    await outbox.queue(tx, {
      ...mail,
      template: 'early_access_confirm',
      values: { link: link(page, confirm), leaveLink },
      worthSendingFor: WAITING_LIFE,
    });
  }

  return {
    async signUp({ email: sent, language }, { ip, proof, provesLater = false }) {
      const email = sent.trim();
      await db.transaction(async (tx) => {
        await door.enter(tx, { id: randomToken(), ip, proof, provesLater });
        const id = idOf(email);
        const confirmedAt = await saveEarlyAccess(tx, {
          id,
          email,
          language,
          at: clock.now(),
        });
        if (await hasHadMails(tx, email)) return;
        await queueMail(tx, { to: email, id, language, confirmedAt });
      });
    },

    async confirm(token) {
      const id = confirmTokens.read(token);
      if (id === null) return 'invalid_link';
      const at = clock.now();
      const done = await db.transaction((tx) =>
        confirmEarlyAccess(tx, { id, at, since: at - WAITING_LIFE }),
      );
      if (done === null) return 'invalid_link';
      return done === 'now' ? 'registered' : 'already_registered';
    },

    async leave(token) {
      const id = leaveTokens.read(token);
      if (id === null) return 'invalid_link';
      await db.transaction((tx) => deleteEarlyAccess(tx, id));
      return 'left';
    },
  };
}
