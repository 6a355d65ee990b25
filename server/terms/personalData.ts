import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept of candidates who ask for the terms of a job; an employer sees how many they are. */
export const termData = {
  tables: [
    {
      table: 'term_questions',
      what: 'Questions to an employer about the terms of a job: which job, which of its terms, and when.',
      why: 'To ask the employer once, to say to it how many ask, and to tell who asked when it has answered.',
      kept: 'Until the employer has answered; at most 180 days, and 30 days after the job has closed.',
      timer: 'term questions',
      of: 'user_id = $1',
      exported: ['job_id', 'user_id', 'terms', 'asked_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'term_answers',
      because:
        'which terms of which job an employer has said, until everybody who asked is told of it',
      columns: ['id', 'job_id', 'employer_id', 'terms', 'said_at', 'chats_to'],
    },
  ],
} as const satisfies PersonalData;
