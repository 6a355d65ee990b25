import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept of the jobs and searches that candidates save. */
export const savedData = {
  tables: [
    {
      table: 'marked_jobs',
      what: 'Which jobs a candidate has saved or hidden, and when.',
      why: 'To show the saved ones again, and the hidden ones no more.',
      kept: 'Until the candidate takes it back, or the job is deleted; the last 300 saved and 1000 hidden.',
      timer: null,
      of: 'user_id = $1',
      exported: ['user_id', 'job_id', 'mark', 'marked_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'saved_searches',
      what: 'Which searches a candidate has saved, and how they hear of new jobs in them.',
      why: 'To repeat the search, and to notify of new jobs.',
      kept: 'Until the candidate removes it; the last 30.',
      timer: null,
      of: 'user_id = $1',
      exported: ['id', 'user_id', 'query', 'frequency', 'mail', 'push', 'created_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
