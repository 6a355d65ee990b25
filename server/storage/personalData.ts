import type { PersonalData } from '../lib/personalDataRegister';

/** The store's own tables contain no personal data. */
export const storageData = {
  freeTables: [
    {
      table: 'settings',
      because: 'facts and secrets of the installation',
      columns: ['key', 'value'],
    },
    {
      table: 'migrations',
      because: 'which changes of the schema have run',
      columns: ['name', 'hash', 'applied_at', 'beside_older'],
    },
  ],
} as const satisfies PersonalData;
