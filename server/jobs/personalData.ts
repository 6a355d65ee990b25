import type { PersonalData } from '../lib/personalDataRegister';

/**
 * Jobs and employers are about no candidate, but for the words of a job that are kept for one who
 * blocked its employer; the index keeps what one may take for a while. What is kept of the index on the
 * disk (`kept/`) is published ads alone.
 */
export const jobData = {
  tables: [
    {
      table: 'kept_job_words',
      what: 'What a job said before its employer changed it after the candidate had blocked it: title, text, questions, workplace, contact.',
      why: 'So that nothing that a blocked employer words reaches them.',
      kept: 'Until the candidate unblocks the employer.',
      timer: null,
      of: 'uid = $1',
      exported: ['uid', 'job_id', 'words'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
  places: [
    {
      name: 'eligible jobs in memory',
      kind: 'memory',
      what: 'From which day on somebody may take which jobs, under a digest of what they say.',
      why: 'To list only the jobs that they may take without asking the rules again.',
      kept: '10 minutes.',
    },
  ],
  freeTables: [
    {
      table: 'workplaces',
      because: 'places of published jobs',
      columns: [
        'id',
        'name',
        'plain_name',
        'search_text',
        'care_provider',
        'location',
        'region',
        'kind',
        'published_on',
      ],
    },
    {
      table: 'jobs',
      because: 'published ads; contact persons are those whom the employer published',
      columns: [
        'id',
        'slug',
        'status',
        'employer_id',
        'source_name',
        'source_id',
        'closes_on',
        'published_at',
        'data',
        'content_hash',
        'updated_at',
        'workplace_id',
        'feed_event',
        'feed_at',
        'feed_open',
      ],
    },
  ],
} as const satisfies PersonalData;
