import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of webhooks. */
export const webhookData = {
  tables: [
    {
      table: 'webhook_deliveries',
      what: 'What a candidate did with an application, a message’s text among it, on its way to the address of the employer.',
      why: 'To tell the employer’s own program at once, and to know whether it was told.',
      kept: 'What is sent: until it has arrived, 3 days at most. That it was sent: 7 days.',
      timer: 'webhook deliveries',
      of: 'application_id in (select id from applications where uid = $1)',
      exported: ['application_id', 'type', 'at', 'body', 'delivered_at', 'given_up_at'],
      withheld: ['webhook_id', 'id'],
      free: ['position', 'attempts', 'send_after', 'last_status', 'last_error'],
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
