import type { PersonalData } from '../lib/personalDataRegister';

/** The tables of the audit log. */
export const auditData = {
  tables: [
    {
      table: 'audit_log',
      what: 'What was done with personal data, by whom, about whom; a keyed digest stands for each.',
      why: 'To find out afterwards who saw or changed what, also where somebody wants to hide it.',
      kept: '24 months.',
      timer: 'audit log',
      // A digest does not identify a person; the export finds their entries with the key
      of: null,
      exported: [],
      withheld: ['actor', 'actor_key', 'subject'],
      free: ['id', 'at', 'event', 'detail', 'position', 'hash', 'key_id', 'mac'],
      deletion: {
        rows: 'kept',
        because: 'it proves that the account was deleted, and without the account nobody is named',
        emptied: {},
      },
    },
  ],
  freeTables: [
    {
      table: 'audit_checkpoints',
      because: 'hashes of the audit log',
      columns: ['position', 'hash', 'at', 'key_id', 'signature'],
    },
  ],
} as const satisfies PersonalData;
