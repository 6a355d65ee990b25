import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data on its way out. */
export const outboxData = {
  tables: [
    {
      table: 'outbox',
      what: 'What is to be sent: that a mail is, that a device is to show something, and what a candidate did with an application, a message’s text among it, for the address of the employer.',
      why: 'To send each once, also when a receiver is away for a while.',
      kept: 'Until it is sent or no longer wanted; a notification 1 day, a mail and what an employer is told 3 days at most.',
      timer: 'outbox',
      of: 'user_id = $1',
      exported: ['user_id', 'channel', 'kind', 'payload', 'created_at'],
      // They name devices and addresses of employers
      withheld: ['key', 'lane', 'receiver'],
      free: ['position', 'due_at', 'expires_at', 'leased_until', 'attempts', 'set_aside_at'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
