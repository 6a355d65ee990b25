import type { PersonalData } from '../lib/personalDataRegister';

/** What is kept of imports: counts, ids and reasons, and no text of an ad. */
export const importData = {
  freeTables: [
    {
      table: 'import_runs',
      because: 'which source was read when, and counts',
      columns: [
        'id',
        'source',
        'origin',
        'kind',
        'started_at',
        'ended_at',
        'lease_until',
        'outcome',
        'note',
        'counts',
      ],
    },
    {
      table: 'import_failures',
      because: 'which record of a source gave no job, and why; none of its text',
      columns: ['run_id', 'position', 'job_id', 'reason'],
    },
    {
      table: 'import_cursors',
      because: 'how far a source has been read',
      columns: ['source', 'origin', 'cursor'],
    },
    {
      table: 'import_files',
      because: 'which files of a folder have been read',
      columns: ['source', 'origin', 'name', 'kind', 'hash', 'read_at'],
    },
    {
      table: 'imported_ads',
      because: 'which version of a published ad was read last',
      columns: ['job_id', 'source', 'version', 'state', 'run_id', 'read_at'],
    },
  ],
} as const satisfies PersonalData;
