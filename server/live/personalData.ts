import type { PersonalData } from '../lib/personalDataRegister';

/** Where live updates keep personal data besides the database. */
export const liveData = {
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
