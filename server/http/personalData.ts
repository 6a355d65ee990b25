import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of calls. */
export const httpData = {
  tables: [
    {
      table: 'idempotency_keys',
      what: 'The answers of writes that may be repeated: an application, as its sender saw it.',
      why: 'To answer a repeated call like the first, and do nothing twice.',
      kept: '24 hours.',
      timer: 'idempotency keys',
      // An employer's call on an application is answered with its candidate's name and address
      of: `scope = 'user:' || $1
        or response->>'id' in (select id from applications where uid = $1)`,
      exported: ['endpoint', 'response', 'created_at'],
      withheld: ['scope', 'key', 'request_hash'],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  places: [
    {
      name: 'server log',
      kind: 'log',
      what: 'Calls that failed: method, path without the values of its query, network address.',
      why: 'To find faults and attacks.',
      kept: 'Written to standard output; the operator decides, and 30 days are enough.',
    },
    {
      name: 'limits of calls',
      kind: 'memory',
      what: 'How often a network address called.',
      why: 'To stop floods and guessing.',
      kept: '1 minute.',
    },
  ],
} as const satisfies PersonalData;
