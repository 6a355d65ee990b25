import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept about first days. Employers' staff are named in it, for whom they meet. */
export const firstDayData = {
  tables: [
    {
      table: 'first_days',
      what: 'What an employer has said of the first day of one application: entrance, who meets and their phone number, introduction, login and SITHS card, clothes, parking and keys; when the employer was asked for what is missing, when the candidate was told of a change, and when they last opened it.',
      why: 'So that the candidate knows what to do on the first day. The name and number of who meets are shown to no one but the candidate who has the assignment.',
      kept: '30 days after the end of the assignment, or until the application ends without one; 24 months after the last change where the job says no last day.',
      timer: 'first day cards',
      of: 'application_id in (select id from applications where uid = $1)',
      exported: [
        'application_id',
        'items',
        'changed_at',
        'asked',
        'asked_at',
        'told_on',
        'seen_at',
      ],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'kept_first_days',
      what: 'What was said of a first day before its employer changed it after the candidate had blocked it.',
      why: 'So that nothing that a blocked employer words reaches them.',
      kept: 'Until the candidate unblocks the employer, and no longer than the card.',
      timer: 'first day cards',
      of: 'uid = $1',
      exported: ['uid', 'application_id', 'of_job', 'items', 'changed_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'job_first_days',
      because:
        'what an employer says of the first day for all on a job, with the name and phone number of its own staff who meets; deleted 30 days after the end of the assignment',
      columns: ['job_id', 'items', 'changed_at'],
    },
  ],
} as const satisfies PersonalData;
