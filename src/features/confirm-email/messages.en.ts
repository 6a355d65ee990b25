import type { SameIds } from '../../i18n/messageTypes';
import type { confirmEmailSv } from './messages.sv';

export const confirmEmailEn: SameIds<typeof confirmEmailSv> = {
  'confirm_email.ask.title': 'Confirm your email address',
  'confirm_email.ask.text':
    'Press the button, and we will start using the address in your account. You do not need to log in.',
  'confirm_email.button': 'Confirm the address',
  'confirm_email.confirmed.title': 'Your email address is confirmed',
  'confirm_email.confirmed.text':
    'From now on we send messages about your account there. You can close this page.',
  'confirm_email.invalid.title': 'The link cannot be used',
  'confirm_email.invalid.text':
    'It is more than a day old, has been used already or has been replaced by a newer one. Log in and enter the address again.',
  'confirm_email.taken.title': 'The address belongs to another account',
  'confirm_email.taken.text':
    'Another account has started using it. Log in and enter a different address.',
  'confirm_email.failed.title': 'The address could not be confirmed',
  'confirm_email.failed.text': 'It is our fault. Wait a moment and press the button again.',
  'confirm_email.login': 'Log in',
  'confirm_email.home': 'Go to the start page',
};
