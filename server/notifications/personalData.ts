import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept so that candidates hear of messages while they are away. */
export const notificationData = {
  tables: [
    {
      table: 'push_devices',
      what: 'Browsers that show notifications: the address and the keys that the browser gave for it.',
      why: 'To tell candidates of messages while the site is closed.',
      kept: 'As long as the session of that browser: until it signs out, or notifications are switched off there.',
      timer: 'identity',
      of: 'user_id = $1',
      exported: ['user_id', 'device', 'created_at'],
      // Whoever has them can write to the browser
      withheld: ['id', 'session_id', 'endpoint', 'p256dh', 'auth', 'server_key'],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'notification_settings',
      what: 'Whether unread messages are mailed, and the hours without notifications.',
      why: 'To tell candidates of messages as they want it.',
      kept: 'Until the account is deleted.',
      timer: null,
      of: 'user_id = $1',
      exported: ['user_id', 'mail_digest', 'quiet_from', 'quiet_to'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'mail_digests',
      what: 'When the last mail about unread messages was sent.',
      why: 'To send no second one before they have read something or a day has passed.',
      kept: 'Until the account is deleted.',
      timer: null,
      of: 'user_id = $1',
      exported: ['user_id', 'sent_at', 'read_total'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
