import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept about interviews. */
export const interviewData = {
  tables: [
    {
      table: 'interview_bookings',
      what: 'Which time a candidate booked for the interview of an application.',
      why: 'To hold the time for them, and to show it to both.',
      kept: 'As long as the application.',
      timer: null,
      of: 'application_id in (select id from applications where uid = $1)',
      exported: [
        'application_id',
        'job_id',
        'calendar_id',
        'starts_at',
        'ends_at',
        'status',
        'sequence',
        'created_at',
        'updated_at',
        'changed_on',
        'changes',
      ],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'kept_meetings',
      what: 'Where the interviews of a job were said to be, before its employer changed it after the candidate had blocked it.',
      why: 'So that nothing that a blocked employer words reaches them.',
      kept: 'Until the candidate unblocks the employer.',
      timer: null,
      of: 'uid = $1',
      exported: ['uid', 'job_id', 'place', 'meeting_url'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'interview_calendars',
      because: 'the times that employers offer for interviews',
      columns: ['id', 'minutes', 'free', 'updated_at'],
    },
    {
      table: 'job_interviews',
      because: 'which of those times are for the interviews of a job, and where they meet',
      columns: ['job_id', 'calendar_id', 'place', 'meeting_url'],
    },
  ],
} as const satisfies PersonalData;
