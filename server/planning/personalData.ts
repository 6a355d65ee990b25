import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept about candidates' plans, besides their applications and preferences. */
export const planningData = {
  tables: [
    {
      table: 'calendar_addresses',
      what: 'That a candidate made a secret address at which calendars read their plan, when, and on which device.',
      why: 'To show booked assignments and interviews in the candidate’s own calendar.',
      kept: 'Until the candidate revokes it.',
      timer: null,
      of: 'user_id = $1',
      exported: ['user_id', 'created_at', 'device'],
      withheld: ['token_hash'],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
