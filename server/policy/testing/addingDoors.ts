import type { MailTemplate } from '../../mail/mailWords';

/** A door by which something is added that goes on acting later, and what guards it. */
export interface AddingDoor {
  /** The addresses that add it; none for one that only the operator has, on the command line. */
  addresses: readonly string[];
  /** `table.column` of what it goes on acting by. */
  stores: readonly string[];
  /** Whether the session must have shown within ten minutes whose account it is. */
  proof: boolean;
  /** The mail that tells the account's owner; null with a reason in `why`. */
  mail: MailTemplate | null;
  /** The address that shows when it was added, and from where; null with a reason in `why`. */
  shown: string | null;
  /** What it gives, and why this guard is enough. */
  why: string;
}

/** Every door that adds, with its guard (`docs/decisions/0047-adding-a-way-in.md`). */
export const ADDING_DOORS: Readonly<Record<string, AddingDoor>> = {
  'a BankID': {
    addresses: [
      'POST /api/portal/auth/connect_bankid',
      'POST /api/portal/auth/answer_pending_bankid',
      'POST /api/v2/session/begin_bankid',
    ],
    stores: ['users.bankid_subject', 'pending_bankid.subject', 'added_ways.undo_hash'],
    proof: true,
    mail: 'way_added',
    shown: 'GET /api/v2/session/social_connections',
    why: 'It signs in. It gives the strongest powers after a day; another name is asked about.',
  },
  'a provider’s account': {
    addresses: ['POST /api/v2/session/begin_social', 'POST /api/portal/auth/social_auth'],
    stores: ['social_identities.subject', 'pending_social.subject', 'pending_social.browser_hash'],
    proof: true,
    mail: 'way_added',
    shown: 'GET /api/v2/session/social_connections',
    why: 'It signs in. It proves nothing for a day. A waiting one is linked only by the account’s BankID.',
  },
  'a provider’s account that was removed': {
    addresses: ['POST /api/v2/session/disconnect_social'],
    stores: ['removed_ways.subject', 'removed_ways.undo_hash'],
    proof: true,
    mail: 'way_removed',
    shown: 'GET /api/v2/session/social_connections',
    why: 'It removes a way in: by the account’s BankID alone, and the mail’s link puts it back for 14 days.',
  },
  'a calendar address': {
    addresses: ['POST /api/portal/make_calendar_address'],
    stores: ['calendar_addresses.token_hash'],
    proof: true,
    mail: 'calendar_address_made',
    shown: 'GET /api/portal/calendar_address',
    why: 'Whoever has it reads the plan, also after the session.',
  },
  'a push device': {
    addresses: ['POST /api/v2/notifications/subscribe_push'],
    stores: ['push_devices.endpoint'],
    proof: false,
    mail: null,
    shown: 'GET /api/v2/notifications/fetch_notification_settings',
    why: 'It ends with the session that added it, reads nothing by itself, and is listed.',
  },
  'an export’s file': {
    addresses: ['POST /api/v2/users/request_export', 'GET /api/v2/users/export_file'],
    stores: ['data_exports.file_id'],
    proof: true,
    mail: null,
    shown: 'GET /api/v2/users/exports',
    why: 'It is no link: each download needs a session whose BankID is recent and counts.',
  },
  'a changed address': {
    addresses: ['POST /api/v2/users/save_user_details'],
    stores: ['users.pending_email_token_hash'],
    proof: true,
    mail: 'email_change_asked',
    shown: 'GET /api/v2/session/me',
    why: 'Mail goes there once its reader has confirmed it; the old address is told twice.',
  },
  'a session': {
    addresses: ['POST /api/v2/session/sign_in'],
    stores: ['login_tokens.token_hash', 'login_tokens.browser_hash'],
    proof: false,
    mail: null,
    shown: 'GET /api/v2/session/sessions',
    why: 'The sign-in itself is the proof; the token serves once, in two minutes, in one browser.',
  },
  'an authorization request': {
    addresses: ['POST /auth/start', 'POST /auth/start-social'],
    stores: ['authorization_requests.browser_hash', 'authorization_requests.answer_hash'],
    proof: false,
    mail: null,
    shown: null,
    why: 'It serves once, in a quarter of an hour, in the browser that began it, for what is guarded above.',
  },
  'a mailed link to a registration': {
    addresses: ['POST /api/v2/session/send_registration_link'],
    stores: ['registration_links.token_hash'],
    proof: false,
    mail: null,
    shown: null,
    why: 'There is no account yet: it goes to the registration’s own address, for 24 hours.',
  },
  'an integration key': {
    addresses: [],
    stores: ['integration_keys.key_hash'],
    proof: false,
    mail: null,
    shown: null,
    why: 'Only the operator makes one, on the command line; each is listed and in the audit log.',
  },
};

/** Columns of the same kind that add no way to act: `table.column`, and why. */
export const NO_DOORS: Readonly<Record<string, string>> = {
  'audit_checkpoints.hash': 'The audit log’s chain.',
  'audit_log.hash': 'The audit log’s chain.',
  'audit_log.subject': 'Whom an entry is about.',
  'content_items.content_hash': 'Whether an article has changed.',
  'idempotency_keys.endpoint': 'Which call was repeated.',
  'idempotency_keys.request_hash': 'Whether a call was the same.',
  'import_files.hash': 'Whether a file of ads was read as it is.',
  'jobs.content_hash': 'Whether an imported ad has changed.',
  'mail_outbox.subject': 'A mail’s first line.',
  'migrations.hash': 'Whether a migration has changed.',
  'pricing_requests.content_hash': 'Whether a request was the same.',
  'reference_requests.token_hash':
    'A referee’s link, of no account: to sign by it takes a code of their mailbox or their BankID.',
  'reference_signings.id_hash':
    'A referee’s signature that has begun: it takes the code of the mail or their BankID too.',
  'recommendations.token_hash':
    'A link to a job that everybody may read: it gives nothing but the first name that its maker lets it show.',
  'webhooks.secret':
    'An employer’s own, behind their integration key: no account is reached by it.',
};
