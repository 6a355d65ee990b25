import type { MailTemplate } from './mailWords';

/**
 * When a kind of mail is sent where many wait, as after an outage: `first` what somebody waits for at
 * this moment or must know to keep their account, `last` what is sent to many at once.
 */
const TURN: Readonly<Record<MailTemplate, 'first' | 'usual' | 'last'>> = {
  confirm_email: 'first',
  email_in_use: 'first',
  email_change_asked: 'first',
  email_changed: 'first',
  resume_registration: 'first',
  already_registered: 'first',
  prove_address: 'first',
  way_added: 'first',
  way_removed: 'first',
  calendar_address_made: 'first',
  reference_code: 'first',
  account_deleted: 'first',
  early_access_confirm: 'first',
  early_access_already: 'first',
  alert_confirm: 'first',
  interview_booked: 'usual',
  interview_moved: 'usual',
  interview_cancelled: 'usual',
  first_day_changed: 'usual',
  invitation: 'usual',
  documents_asked: 'usual',
  terms_answered: 'usual',
  reference_asked: 'usual',
  reference_reminder: 'usual',
  reference_receipt: 'usual',
  reference_answered: 'usual',
  application_sent: 'usual',
  report_answered: 'usual',
  pricing_request_received: 'usual',
  pricing_request_sent: 'usual',
  documents_expire: 'last',
  unread_messages: 'last',
  job_alert: 'last',
};

const kindsOf = (turn: 'first' | 'usual'): string[] =>
  Object.entries(TURN).flatMap(([kind, its]) => (its === turn ? [kind] : []));

/** Kinds of mail in the order in which they are sent; then all others. */
export const MAIL_ORDER: readonly (readonly string[])[] = [kindsOf('first'), kindsOf('usual')];
