import type { SameIds } from '../../i18n/messageTypes';
import type { blockedEmployerSv } from './messages.sv';

export const blockedEmployerEn: SameIds<typeof blockedEmployerSv> = {
  'blocked_employer.title': 'You have blocked {employer}',
  'blocked_employer.apply':
    'Lift the block if you want to apply. Conversations that have ended are not opened again.',
  'blocked_employer.reply': 'Lift the block if you want to show interest. You can decline anyway.',
  'blocked_employer.lift': 'Lift the block',
  'blocked_employer.lifting': 'lifting',
  'blocked_employer.list': 'Blocked employers',
  'blocked_employer.lifted': '{employer} is no longer blocked.',
  'blocked_employer.failed': 'The block could not be lifted. Try again.',
};
