import type { PersonalData } from '../lib/personalDataRegister';

const NO_PROOF =
  'no account proves that the address is its owner’s own; whoever sent it has it deleted by the link in the mail, or by writing to us';

/** The personal data of the public forms: requests for prices, and sign-ups for the app. */
export const infoData = {
  tables: [
    {
      table: 'pricing_requests',
      what: 'What an organisation asks about prices: its name, who asks, address, phone, which staff, and their words.',
      why: 'To answer it.',
      kept: '24 months.',
      timer: 'pricing requests',
      of: null,
      exported: [],
      withheld: ['organisation', 'name', 'email', 'phone', 'message', 'content_hash'],
      free: ['id', 'staff', 'volume', 'language', 'created_at', 'closed_at'],
      deletion: { rows: 'kept', because: NO_PROOF, emptied: {} },
    },
    {
      table: 'early_access',
      what: 'E-mail addresses that want to know when the app is there.',
      why: 'To tell them once, when it is.',
      kept: '24 hours without confirmation; then 24 months, or until they leave by a link in the mail.',
      timer: 'early access',
      of: null,
      exported: [],
      withheld: ['id', 'email'],
      free: ['language', 'asked_at', 'confirmed_at'],
      deletion: { rows: 'kept', because: NO_PROOF, emptied: {} },
    },
  ],
} as const satisfies PersonalData;
