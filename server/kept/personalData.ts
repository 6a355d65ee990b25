import type { PersonalData } from '../lib/personalDataRegister';

/** What candidates tick; what is published of it contains no personal data. */
export const keptData = {
  tables: [
    {
      table: 'kept_ticks',
      what: 'What a candidate has ticked as kept or not kept of what was said before an assignment, after which shift, and on which day.',
      why: 'To publish how employers keep what they say, and to let the candidate see, change and take back the ticks.',
      kept: '24 months after the end of the year in which it was ticked.',
      timer: 'kept ticks',
      of: 'user_id = $1',
      exported: [
        'application_id',
        'occasion',
        'user_id',
        'employer_id',
        'workplace_id',
        'ticks',
        'ticked_on',
      ],
      withheld: [],
      free: ['published_year', 'published_score'],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'kept_promises',
      what: 'What the ad of an assignment said when it was agreed: its days, shifts and terms, of what else it spoke, the employer and the workplace; and how often the candidate has taken back their ticks.',
      why: 'To ask the candidate afterwards whether that was kept, also where the ad was changed since.',
      kept: '24 months after the end of the year in which it was agreed; until then no longer than the application, where that ends without an assignment.',
      timer: 'kept ticks',
      of: 'user_id = $1',
      exported: [
        'application_id',
        'user_id',
        'employer_id',
        'workplace_id',
        'said',
        'agreed_on',
        'taken_back',
      ],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'kept_units',
      because:
        'of which employers at which workplaces something is published, and when it was last',
      columns: ['employer_id', 'workplace_id', 'published_on'],
    },
    {
      table: 'kept_figures',
      because: 'sums of what at least five people ticked, in steps as wide as one can move them',
      columns: ['employer_id', 'workplace_id', 'year', 'figures'],
    },
    {
      table: 'kept_replies',
      because: 'what organisations say in public',
      columns: ['employer_id', 'workplace_id', 'year', 'text', 'replied_at'],
    },
  ],
} as const satisfies PersonalData;
