import type { PersonalData } from '../lib/personalDataRegister';

/** Which employers saw a candidate, and which invited them. */
export const matchingData = {
  tables: [
    {
      table: 'profile_views',
      what: 'That an employer saw a candidate under a pseudonym, for which job and on which day.',
      why: 'To show candidates who has seen their profile.',
      kept: '24 months.',
      timer: 'profile views',
      of: 'user_id = $1',
      exported: ['user_id', 'employer_id', 'job_id', 'viewed_on', 'looks', 'last_at'],
      withheld: [],
      free: ['id'],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'sent_invitations',
      what: 'That an employer invited a candidate under a pseudonym, and what it wrote while the invitation waits.',
      why: 'To let few invitations of an employer be open at a time, and to take one back.',
      kept: '90 days; one that nobody was told of until 90 days after its job has closed.',
      timer: 'invitations',
      of: 'user_id = $1',
      exported: [
        'id',
        'user_id',
        'employer_id',
        'job_id',
        'message',
        'questions',
        'sent_at',
        'told_at',
        'never_told',
        'taken_back_at',
      ],
      // The employer's name for the candidate
      withheld: ['pseudonym'],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'invited_people',
      what: 'When an employer last invited a candidate, and when a mail last said so.',
      why: 'To send one mail a day about an employer’s invitations.',
      kept: '90 days.',
      timer: 'invitations',
      of: 'user_id = $1',
      exported: ['user_id', 'employer_id', 'invited_at', 'mailed_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'job_questions',
      because: 'what published jobs ask for',
      columns: ['job_id', 'employer_id', 'question', 'asked_on'],
    },
    {
      table: 'asked_questions',
      because: 'how many searches for candidates an employer made on a day',
      columns: ['employer_id', 'asked_on', 'asked'],
    },
  ],
} as const satisfies PersonalData;
