import type { PersonalData } from '../privacy/register';

/** What the store keeps for itself is about nobody. */
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
      columns: ['name', 'hash', 'applied_at'],
    },
  ],
} as const satisfies PersonalData;
