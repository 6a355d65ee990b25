import type { PersonalData } from '../privacy/register';

/** Jobs and employers are about no candidate. */
export const jobData = {
  freeTables: [
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
      ],
    },
    {
      table: 'employers',
      because: 'organisations',
      columns: ['id', 'name', 'created_at'],
    },
    {
      table: 'integration_keys',
      because: 'keys of organisations, as hashes',
      columns: ['id', 'employer_id', 'key_hash', 'created_at', 'expires_at', 'revoked_at'],
    },
  ],
} as const satisfies PersonalData;
