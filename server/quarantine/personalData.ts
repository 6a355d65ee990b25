import type { PersonalData } from '../lib/personalDataRegister';

/** What is set aside says which thing, not what it says. */
export const quarantineData = {
  tables: [
    {
      table: 'quarantine',
      what: 'That something of an account could not be read: which thing, since when, and the kind of the error.',
      why: 'To go on with everything else, and to try it again.',
      kept: 'Until it can be read or is gone.',
      timer: null,
      of: 'user_id = $1',
      exported: ['user_id', 'reader', 'since'],
      // The thing's own name within the server
      withheld: ['item', 'reason'],
      free: ['times', 'tried_at', 'retry_at'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
