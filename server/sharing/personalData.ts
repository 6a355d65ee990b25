import type { PersonalData } from '../lib/personalDataRegister';

/** What candidates share of their documents. */
export const sharingData = {
  tables: [
    {
      table: 'document_shares',
      what: 'Which documents the employer of an application may open.',
      why: 'To share documents with one employer at a time.',
      kept: 'Until it is taken back; 30 days after an application ended without success.',
      timer: 'document shares',
      of: 'document_id in (select id from user_documents where user_id = $1)',
      exported: ['application_id', 'document_id', 'shared_at'],
      withheld: [],
      free: [],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
