import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import {
  ALERT_QUERY,
  type AlertAct,
  type AlertResult,
  alertKey,
  isSentFrequency,
  MAIL_ALERTS_PATH,
  MOST_MAIL_ALERTS,
  parseAlertKey,
} from '#domain/alerts/mailAlerts';
import type { askForAlert } from '#domain/api/alerts';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { defaultOrder } from '#domain/jobs/filter';
import { readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { knownIdsOf } from '#domain/jobs/knownIds';
import type { Language } from '#domain/language';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createDoor, type OtherLimits, type UsualLimits } from '../doors/door';
import { type Clock, today } from '../lib/clock';
import { createSignedTokens, type SignedTokens } from '../lib/signedTokens';
import { DAY } from '../lib/time';
import { randomToken } from '../lib/tokens';
import type { Outbox } from '../mail/outbox';
import { countMails } from '../mail/outbox';
import type { Stranger } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { filterOf } from './alert';
import { saveSavedJobsFrequency, saveSearchFrequency } from './alerts.repository';
import {
  changeMailAlert,
  confirmAlert,
  countConfirmedAlerts,
  deleteMailAlert,
  hasAlert,
  type MailAlert,
  saveAskedAlert,
} from './mailAlerts.repository';
import { searchSubject } from './searchSubject';

/** A hospital's staff share one network address. A mail that was sent stays sent. */
const LIMITS: UsualLimits = { life: DAY, perCustomer: 100, askFrom: 1000, stays: true };
/** Mails a day to an address; beyond it none is sent. */
const MAILS = 3;
/** Milliseconds that an alert waits for its confirmation. */
export const ALERT_WAITING_LIFE = DAY;

const KNOWN_IDS = knownIdsOf(CONSTANTS);

/** Alerts of addresses without an account, and the links of every alert's mails. */
export interface MailAlertService {
  /**
   * Mails the address a link to confirm. The caller learns nothing of whether it is known.
   *
   * @param caller - `provesLater` for a form without a script: the mail's link is its proof.
   * @throws ApiError as `Door.enter`, or `invalid_request` for a search that names nothing.
   */
  ask(
    request: RequestOf<typeof askForAlert>,
    caller: Stranger & { provesLater?: boolean },
  ): Promise<void>;
  /** What the token of the mail's link confirms. */
  confirm(token: string): Promise<Extract<AlertResult, 'confirmed' | 'invalid_link'>>;
  /** Changes, pauses or ends an alert, by the token of one of its mails. */
  act(
    token: string,
    act: AlertAct,
  ): Promise<Extract<AlertResult, 'changed' | 'paused' | 'left' | 'invalid_link'>>;
}

export function createMailAlertService(deps: {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  serverSecret: Uint8Array;
  /** Of the digests in rows. */
  lastingSecret: Uint8Array;
  publicUrl: string;
  /** Of the links that change or stop an alert; by its key. */
  tokens: SignedTokens;
  limits?: OtherLimits;
}): MailAlertService {
  const { db, clock, outbox, serverSecret, publicUrl, tokens } = deps;
  const key = Buffer.from(
    hkdfSync('sha256', deps.lastingSecret, new Uint8Array(), 'vikari mail alerts v1', 32),
  );
  const recipientOf = (email: string) =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  const confirmTokens = createSignedTokens(serverSecret, 'confirm alert');

  const door = createDoor('mail_alert', LIMITS, deps);

  /** The mail has no text of the user's: the address may belong to another person. */
  async function mailLinks(tx: Queryable, alert: MailAlert, frequency: string, language: Language) {
    const page = new URL(MAIL_ALERTS_PATH[language], publicUrl).href;
    const link = (query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`;
    await outbox.queue(tx, {
      to: alert.email,
      userId: null,
      language,
      template: 'alert_confirm',
      values: {
        about: searchSubject(filterOf(alert.query), today(clock)),
        link: link({ [ALERT_QUERY.confirm]: confirmTokens.make(`${frequency} ${alert.id}`) }),
        leaveLink: link({ [ALERT_QUERY.manage]: tokens.make(alertKey('mail', alert.id)) }),
      },
      worthSendingFor: ALERT_WAITING_LIFE,
    });
  }

  return {
    async ask(
      { email: sent, query: asked, frequency, language },
      { ip, proof, provesLater = false },
    ) {
      const email = sent.trim();
      const query = canonicalQuery(asked);
      if (query === '') {
        throw new ApiError('invalid_request', 'The search names nothing.', {
          query: 'validation.required',
        });
      }
      const recipient = recipientOf(email);
      await db.transaction(async (tx) => {
        await door.enter(tx, { id: randomToken(), ip, proof, provesLater });
        const held = await countConfirmedAlerts(tx, recipient);
        const isFull = held >= MOST_MAIL_ALERTS && !(await hasAlert(tx, { recipient, query }));
        if (isFull) return;
        const at = clock.now();
        const since = at - DAY;
        // Without a mail nobody could confirm it
        const mails = await countMails(tx, { to: email, template: 'alert_confirm', since });
        if (mails >= MAILS) return;
        const alert = await saveAskedAlert(tx, {
          id: randomUUID(),
          recipient,
          email,
          query,
          frequency,
          language,
          at,
        });
        if (alert) await mailLinks(tx, alert, frequency, language);
      });
    },

    async confirm(token) {
      const [frequency, id] = (confirmTokens.read(token) ?? '').split(' ');
      if (!id || !isSentFrequency(frequency)) return 'invalid_link';
      const at = clock.now();
      const since = at - ALERT_WAITING_LIFE;
      const done = await db.transaction((tx) => confirmAlert(tx, { id, frequency, at, since }));
      return done ? 'confirmed' : 'invalid_link';
    },

    async act(token, act) {
      const alert = parseAlertKey(tokens.read(token) ?? '');
      if (!alert) return 'invalid_link';
      const { kind, id } = alert;
      const frequency = isSentFrequency(act) ? act : null;
      const done = await db.transaction(async (tx) => {
        if (kind === 'search') return saveSearchFrequency(tx, id, frequency ?? 'never');
        if (kind === 'saved') return saveSavedJobsFrequency(tx, id, frequency ?? 'never');
        if (act !== 'leave') return changeMailAlert(tx, { id, frequency, at: clock.now() });
        await deleteMailAlert(tx, id);
        return true;
      });
      if (!done) return 'invalid_link';
      if (frequency !== null) return 'changed';
      return act === 'leave' && kind === 'mail' ? 'left' : 'paused';
    },
  };
}

/** The search as the list's address has it; what is about an account is left out. */
function canonicalQuery(query: string): string {
  const { filter } = readFilterQuery(new URLSearchParams(query), KNOWN_IDS);
  const open = { ...filter, onlyEligible: false, forceRefresh: false };
  return writeFilterQuery({ filter: open, order: defaultOrder(open) });
}
