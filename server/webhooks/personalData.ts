import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of webhooks. */
export const webhookData = {
  tables: [
    {
      table: 'webhook_deliveries',
      what: 'That the address of the employer is told what a candidate did with an application: what kind of thing, when, and whether it arrived.',
      why: 'To show the employer whether their own program was told.',
      kept: '7 days.',
      timer: 'webhook deliveries',
      of: 'application_id in (select id from applications where uid = $1)',
      exported: ['application_id', 'type', 'at', 'delivered_at', 'given_up_at'],
      withheld: ['webhook_id', 'id'],
      free: ['position', 'attempts', 'next_attempt_at', 'last_status', 'last_error'],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'webhooks',
      because: 'addresses of employers’ programs',
      columns: [
        'id',
        'employer_id',
        'url',
        'event_types',
        'created_at',
        'failing_since',
        'switched_off_at',
        'switched_off_because',
      ],
    },
  ],
} as const satisfies PersonalData;
