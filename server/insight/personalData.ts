import type { PersonalData } from '../lib/personalDataRegister';

/** What candidates say of workplaces; what is published of it contains no personal data. */
export const insightData = {
  tables: [
    {
      table: 'workplace_answers',
      what: 'What a candidate has answered about a workplace they have worked at, in which year, on which day, and how they have worked there.',
      why: 'To publish figures about workplaces, and to let the candidate see and take back the answer.',
      kept: '24 months after the end of the year of the answer.',
      timer: 'workplace answers',
      of: 'user_id = $1',
      exported: ['user_id', 'workplace_id', 'year', 'source', 'scores', 'answered_on'],
      withheld: [],
      free: ['published_year'],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'workplace_figures',
      because: 'sums of the answers of at least five people, in steps as wide as one can move them',
      columns: ['workplace_id', 'year', 'figures'],
    },
    {
      table: 'workplace_replies',
      because: 'what organisations say in public',
      columns: ['workplace_id', 'year', 'employer_id', 'text', 'replied_at'],
    },
  ],
} as const satisfies PersonalData;
