import type { Words } from '../../i18n/messageTypes';

/** What is said where nothing can be sent, since one has blocked the employer; loaded when it is. */
export const blockedEmployerSv = {
  'blocked_employer.title': 'Du har blockerat {employer}',
  'blocked_employer.apply':
    'Ta bort blockeringen om du vill söka. Konversationer som har avslutats öppnas inte igen.',
  'blocked_employer.reply':
    'Ta bort blockeringen om du vill visa intresse. Tacka nej kan du göra ändå.',
  'blocked_employer.lift': 'Ta bort blockeringen',
  'blocked_employer.lifting': 'tar bort',
  'blocked_employer.list': 'Blockerade arbetsgivare',
  'blocked_employer.lifted': '{employer} är inte längre blockerad.',
  'blocked_employer.failed': 'Blockeringen kunde inte tas bort. Försök igen.',
} as const satisfies Words;
