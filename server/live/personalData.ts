import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of the change log. */
export const liveData = {
  tables: [
    {
      table: 'change_log',
      what: 'That something of an account changed: which kind of thing, which one, and when.',
      why: 'To show changes at once in every browser of the account.',
      kept: '7 days.',
      timer: 'change log',
      of: "scope = 'user:' || $1",
      exported: ['type', 'entity_id', 'at'],
      withheld: ['scope'],
      free: ['seq', 'xid'],
      deletion: { rows: 'deleted' },
    },
  ],
  places: [
    {
      name: 'Firestore, where it is set',
      kind: 'file store',
      what: 'Profile, documents’ names and days, experiences, references, applications, chats and messages of candidates, and the ids of their live sessions; encrypted with `FIREBASE_ENCRYPTION`.',
      why: 'To show changes at once in every browser of the account.',
      kept: 'As long as in the database; deleted with the account.',
    },
  ],
} as const satisfies PersonalData;
