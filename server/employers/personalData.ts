import type { PersonalData } from '../lib/personalDataRegister';

/** Employers are organisations. */
export const employerData = {
  freeTables: [
    {
      table: 'employers',
      because: 'organisations',
      columns: ['id', 'name', 'created_at', 'is_public'],
    },
    {
      table: 'integration_keys',
      because: 'keys of organisations, as hashes',
      columns: [
        'id',
        'employer_id',
        'key_hash',
        'created_at',
        'expires_at',
        'revoked_at',
        'suspended_at',
      ],
    },
  ],
} as const satisfies PersonalData;
