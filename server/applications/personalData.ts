import type { PersonalData } from '../privacy/register';

/** What is kept about applications. */
export const applicationData = {
  tables: [
    {
      table: 'application_events',
      what: 'The history of an application: each status, when, and by which side.',
      why: 'To show candidate and employer how an application went.',
      kept: 'As long as its application.',
      timer: null,
      of: 'application_id in (select id from applications where uid = $1)',
      exported: ['application_id', 'status', 'actor', 'at'],
      withheld: [],
      free: ['id'],
      deletion: {
        rows: 'kept',
        because: 'the employer keeps the history of an application, which then is about nobody',
        emptied: {},
      },
    },
    {
      table: 'applications',
      what: 'Applications: job, status, and what the candidate gave with it (contact, answers).',
      why: 'To bring candidate and employer together.',
      kept: 'Until the account is deleted. Contact and answers: 24 months after the last change.',
      timer: 'old answers',
      of: 'uid = $1',
      exported: [
        'id',
        'uid',
        'job_id',
        'status',
        'pending_from',
        'contact',
        'answers',
        'invitation_message',
        'created_at',
        'updated_at',
      ],
      withheld: [],
      free: [],
      deletion: {
        rows: 'kept',
        because: 'the employer sees that the application ended, and no longer whose it was',
        emptied: { uid: 'null', contact: "'{}'", answers: "'{}'", invitation_message: 'null' },
      },
    },
  ],
} as const satisfies PersonalData;
