import type { PersonalData } from '../lib/personalDataRegister';

/** Jobs and employers are about no candidate; the index keeps what one may take for a while. */
export const jobData = {
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
