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
      // The employer's name for the candidate's seat in a list
      withheld: ['pseudonym'],
      free: [],
      deletion: {
        rows: 'kept',
        because:
          'the employer may take it back like any other: else it would see of which card somebody has gone',
        emptied: {
          user_id: 'null',
          message: 'null',
          questions: "'[]'",
          // One that was answered has its application, whose end the employer is told of
          told_at: `case when exists (select 1 from applications
            where applications.id = sent_invitations.id) then told_at end`,
          never_told: `not exists (select 1 from applications
            where applications.id = sent_invitations.id)`,
        },
      },
    },
    {
      table: 'candidate_list_people',
      what: 'Which card a candidate has in the list of a profession, as it was when employers first asked for it.',
      why: 'To invite whom an employer was shown, while its list is the same until it ends.',
      kept: 'Until the list ends: a day and a half at most, and an hour.',
      timer: 'candidate lists',
      of: 'user_id = $1',
      exported: ['user_id', 'list_id', 'number'],
      withheld: [],
      free: ['seat'],
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
      table: 'candidate_lists',
      because: 'of which professions there is a list, and until when',
      columns: ['work_role', 'list_id', 'made_at', 'ends_at'],
    },
    {
      table: 'candidate_list_cards',
      because: 'what five people or more of a profession had in common, and how many they were',
      columns: ['list_id', 'number', 'card', 'crowd', 'seats', 'ends_at'],
    },
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
