import type { PersonalData } from '../lib/personalDataRegister';

/** Which employers saw a candidate. */
export const matchingData = {
  tables: [
    {
      table: 'profile_views',
      what: 'That an employer saw a candidate under a pseudonym, for which job and on which day.',
      why: 'To show candidates who has seen their profile, and to invite them.',
      kept: '24 months.',
      timer: 'profile views',
      of: 'user_id = $1',
      exported: ['user_id', 'employer_id', 'job_id', 'viewed_on', 'looks', 'last_at'],
      // The employer's name for the candidate
      withheld: ['pseudonym'],
      free: ['id'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
