import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept about candidates who recommend jobs; who opens a link is not kept. */
export const recommendationData = {
  tables: [
    {
      table: 'recommendations',
      what: 'Links by which the candidate recommends a job: which job, when, and whether the link shows their first name. Not who opened them.',
      why: 'To say to a colleague who opens a link that it is valid, and to list and take back one’s own.',
      kept: 'Until the candidate takes it back; 60 days after it has expired.',
      timer: 'recommendations',
      of: 'user_id = $1',
      exported: ['id', 'user_id', 'job_id', 'shows_name', 'created_at', 'expires_at'],
      withheld: ['token_hash'],
      // Of an employer's link
      free: ['employer_id', 'first_name'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
