import type { PersonalData } from '../lib/personalDataRegister';

/** The networks of those who use the doors of strangers. */
export const doorData = {
  tables: [
    {
      table: 'door_entries',
      what: 'That somebody asked, registered, signed in or reported, and from which network, as a keyed digest.',
      why: 'So that nobody closes these doors for everybody by coming too often.',
      kept: 'As long as it counts: an hour for a sign-in, 2 days for a registration, 24 hours for the rest.',
      timer: 'doors',
      of: null,
      exported: [],
      withheld: ['id', 'customer', 'network', 'wide'],
      free: ['door', 'proven', 'entered_at', 'expires_at'],
      deletion: {
        rows: 'kept',
        because: 'no row says whose it is, and all are gone within 2 days',
        emptied: {},
      },
    },
    {
      table: 'door_counts',
      what: 'How much of a day’s counted views came from a network, as a keyed digest.',
      why: 'So that no network decides what the figures say.',
      kept: 'Until the next day has ended.',
      timer: 'doors',
      of: null,
      exported: [],
      withheld: ['customer'],
      free: ['door', 'day', 'count'],
      deletion: {
        rows: 'kept',
        because: 'no row says whose it is, and all are gone within 2 days',
        emptied: {},
      },
    },
  ],
  freeTables: [
    {
      table: 'door_proofs',
      because:
        'hashes of random proofs that were used, until they would expire; deleted after an hour (timer: doors)',
      columns: ['id', 'expires_at'],
    },
  ],
  places: [
    {
      name: 'vikari_proof',
      kind: 'cookie',
      what: 'A random value, signed, that the link of a mail has set.',
      why: 'To let in a form without a script while unusually many come.',
      kept: '1 hour.',
    },
  ],
} as const satisfies PersonalData;
