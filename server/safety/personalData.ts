import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of blocks and reports. */
export const safetyData = {
  tables: [
    {
      table: 'employer_blocks',
      what: 'Which employers a candidate has blocked, and when.',
      why: 'So that these employers can neither write to nor invite them.',
      kept: 'Until the candidate unblocks the employer.',
      timer: null,
      of: 'uid = $1',
      exported: ['uid', 'employer_id', 'blocked_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'reports',
      what: 'What was reported and why, the answer, and sealed: the words of who reported and the last 100 messages, or the job, as they were.',
      why: 'To follow up abuse, and to answer who reported it.',
      kept: '24 months after the answer. A visitor’s address: until the answer.',
      timer: 'reports',
      of: 'uid = $1',
      exported: [
        'id',
        'kind',
        'uid',
        'employer_id',
        'job_id',
        'chat_id',
        'reason',
        'text',
        'contact',
        'language',
        'created_at',
        'answered_at',
        'answer',
      ],
      // The messages themselves are in `chat_messages` as long as the chat is
      withheld: ['sealed', 'master_key_id', 'wrapped_key'],
      free: [],
      deletion: {
        rows: 'kept',
        because:
          'abuse that was reported has to be followed up also when an account is deleted; what is kept is sealed, and the row no longer says whose it is',
        emptied: { uid: 'null', text: "''", contact: 'null', chat_id: 'null' },
      },
    },
  ],
} as const satisfies PersonalData;
