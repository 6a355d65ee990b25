import type { PersonalData } from '../lib/personalDataRegister';

/** The table of exports. */
export const privacyData = {
  tables: [
    {
      table: 'data_exports',
      what: 'When a copy of everything was asked for, and how far it is made.',
      why: 'To make the copy in the background and to offer it.',
      kept: 'The file 7 days, the rest 30 days.',
      timer: 'exports',
      of: 'user_id = $1',
      exported: ['user_id', 'status', 'requested_at', 'expires_at', 'size', 'incomplete'],
      withheld: ['id', 'file_id'],
      free: ['progress', 'leased_until', 'attempts'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
