import type { MailTemplate } from './mailWords';

/** To whom mails of a kind may go. */
export type MailRecipient =
  /** The address of the mail's account, once its reader has confirmed it. */
  | { kind: 'account'; aDay?: number }
  /**
   * An address that somebody typed and nobody has confirmed: so many mails a day, for each account
   * that asks.
   */
  | { kind: 'typed'; aDay: number }
  /** An address of which the mail's order says since when it is confirmed. */
  | { kind: 'vouched' }
  /** The account's address where there is an account; else one that was typed. */
  | { kind: 'account_or_typed'; aDay: number }
  /** The account's address where there is an account; else one that the order vouches for. */
  | { kind: 'account_or_vouched' }
  /** Our own address. */
  | { kind: 'us' };

/**
 * The one rule about who gets mail: an address that nobody has confirmed gets the mail that asks its
 * reader, and nothing else (`docs/decisions/0046-typed-is-not-owned.md`). A new kind of mail does not
 * compile without its line.
 */
export const MAIL_RECIPIENTS = {
  confirm_email: { kind: 'typed', aDay: 3 },
  resume_registration: { kind: 'typed', aDay: 3 },
  prove_address: { kind: 'typed', aDay: 3 },
  alert_confirm: { kind: 'typed', aDay: 3 },
  early_access_confirm: { kind: 'typed', aDay: 1 },
  pricing_request_sent: { kind: 'typed', aDay: 1 },
  // A person whom a candidate names has no account; each candidate's requests are few
  reference_asked: { kind: 'typed', aDay: 4 },
  reference_reminder: { kind: 'typed', aDay: 4 },
  reference_receipt: { kind: 'typed', aDay: 4 },
  // Of no account: counted for all requests to an address
  reference_code: { kind: 'typed', aDay: 5 },
  // Others can cause these as often as they like
  email_in_use: { kind: 'account', aDay: 3 },
  already_registered: { kind: 'account', aDay: 3 },
  email_change_asked: { kind: 'account' },
  way_added: { kind: 'account' },
  way_removed: { kind: 'account' },
  calendar_address_made: { kind: 'account' },
  documents_expire: { kind: 'account' },
  interview_booked: { kind: 'account' },
  interview_moved: { kind: 'account' },
  interview_cancelled: { kind: 'account' },
  first_day_changed: { kind: 'account' },
  invitation: { kind: 'account' },
  documents_asked: { kind: 'account' },
  terms_answered: { kind: 'account' },
  reference_answered: { kind: 'account' },
  application_sent: { kind: 'account' },
  unread_messages: { kind: 'account' },
  // To the address before, and of an account that is gone
  email_changed: { kind: 'vouched' },
  account_deleted: { kind: 'vouched' },
  early_access_already: { kind: 'vouched' },
  job_alert: { kind: 'account_or_vouched' },
  report_answered: { kind: 'account_or_typed', aDay: 1 },
  pricing_request_received: { kind: 'us' },
} as const satisfies Record<MailTemplate, MailRecipient>;

const rules: readonly (readonly [string, MailRecipient])[] = Object.entries(MAIL_RECIPIENTS);

/** Kinds of mail to addresses that somebody typed: who caused one may not be who reads it. */
export const TYPED_TEMPLATES: readonly string[] = rules.flatMap(([template, { kind }]) =>
  kind === 'typed' || kind === 'account_or_typed' ? [template] : [],
);

/** A mail's recipient, before it is queued. */
export interface Addressed {
  to: string;
  userId: string | null;
  template: MailTemplate;
  /** When the recipient confirmed the address, for kinds that the order vouches for. */
  confirmedAt: string | null;
}

/** What is known of the recipient of a mail. */
export interface Known {
  /** The confirmed address of the mail's account; null when it has none, or there is no account. */
  accountAddress: string | null;
  /** Mails of the kind to the address within a day: of this account, and in all. */
  sent: { own: number; all: number };
  /** Our own address. */
  us: string;
}

/** Whether a mail may be queued. */
export function mayReceive(mail: Addressed, known: Known): boolean {
  const rule: MailRecipient = MAIL_RECIPIENTS[mail.template];
  switch (rule.kind) {
    case 'account':
      return isAccounts(mail, known) && known.sent.own < (rule.aDay ?? Number.POSITIVE_INFINITY);
    case 'typed':
      return isWithin(rule.aDay, known);
    case 'vouched':
      return mail.confirmedAt !== null;
    case 'account_or_typed':
      return mail.userId === null ? isWithin(rule.aDay, known) : isAccounts(mail, known);
    case 'account_or_vouched':
      return mail.userId === null ? mail.confirmedAt !== null : isAccounts(mail, known);
    case 'us':
      return mail.to === known.us;
  }
}

function isAccounts({ to }: Addressed, { accountAddress }: Known): boolean {
  return accountAddress !== null && accountAddress.toLowerCase() === to.toLowerCase();
}

/** First mails of different accounts to one address, a day: nobody has so many accounts. */
const FIRST_MAILS = 20;

/**
 * The first mail of an account goes, also where a few others have typed the same address before: they
 * cannot keep its owner from confirming it. Many accounts are no reason for many mails.
 */
function isWithin(aDay: number, { sent: { own, all } }: Known): boolean {
  return own === 0 ? all < FIRST_MAILS : own < aDay && all < 2 * aDay;
}
