import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of the change log. */
export const changeLogData = {
  tables: [
    {
      table: 'change_log',
      what: 'That something of an account changed: which kind of thing, which one, and when.',
      why: 'To show changes at once in every browser of the account.',
      kept: '7 days.',
      timer: 'change log',
      of: "scope = 'user:' || $1",
      exported: ['type', 'entity_id', 'at'],
      withheld: ['scope'],
      free: ['seq', 'xid'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
