import type { Language } from '#domain/language';
import type { AlertFrequency } from './alerts';

/** The page of alerts by mail without an account, and the address that its form is posted to. */
export const MAIL_ALERTS_PATH = {
  sv: '/bevakning',
  en: '/job-alerts',
} as const satisfies Record<Language, string>;

/** Where the buttons of its mails' links are posted to. */
export const ALERT_LINK_PATH = `${MAIL_ALERTS_PATH.sv}/lank`;

/** How often an alert that is not paused is sent. */
export const SENT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const satisfies AlertFrequency[];
export type SentFrequency = (typeof SENT_FREQUENCIES)[number];

export const isSentFrequency = (value: unknown): value is SentFrequency =>
  SENT_FREQUENCIES.some((frequency) => frequency === value);

/** Alerts of one address. */
export const MOST_MAIL_ALERTS = 10;

/**
 * What became of a press on one of the page's buttons; a part of the page's address, so that no
 * script is needed. `sent` is the answer to every address: what we know of it is sent by mail to
 * its owner only.
 */
const ALERT_RESULTS = [
  'sent',
  'confirmed',
  'changed',
  'paused',
  'left',
  'invalid_email',
  'invalid_link',
  'too_many',
  'failed',
] as const;
export type AlertResult = (typeof ALERT_RESULTS)[number];

export function isAlertResult(value: unknown): value is AlertResult {
  return ALERT_RESULTS.some((result) => result === value);
}

/** The query of the links in mails: one confirms an alert, the other leads to its settings. */
export const ALERT_QUERY = { confirm: 'token', manage: 'manage' } as const;

/** What a press does to an alert. `pause` is a mail program's one click. */
const ALERT_ACTS = ['instant', 'daily', 'weekly', 'pause', 'leave'] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];

export const isAlertAct = (value: unknown): value is AlertAct =>
  ALERT_ACTS.some((act) => act === value);

/**
 * What an alert is about: a search that a candidate saved, the jobs that they saved, or a search of
 * an address without an account.
 */
export type AlertKind = 'search' | 'saved' | 'mail';

/** An alert's key, as signed links hold it. */
export const alertKey = (kind: AlertKind, id: string): string => `${kind}:${id}`;

export function parseAlertKey(key: string): { kind: AlertKind; id: string } | null {
  const [, kind, id] = /^(search|saved|mail):(.+)$/u.exec(key) ?? [];
  return (kind === 'search' || kind === 'saved' || kind === 'mail') && id ? { kind, id } : null;
}
