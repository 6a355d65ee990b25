import type { SameIds } from '../../i18n/messageTypes';
import type { formsSv } from './messages.sv';

export const formsEn: SameIds<typeof formsSv> = {
  'forms.summary.title': 'Something needs correcting',
  'forms.optional': 'optional',
  'validation.invalid': 'Check this answer',
  'validation.required': 'Fill this in',
  'validation.wrong_type': 'Check this answer',
  'validation.too_long': 'The text is too long',
  'validation.too_many': 'You have chosen too many',
  'validation.duplicate': 'The same choice is there twice',
  'validation.unfit_characters': 'The text has characters that we cannot accept',
  'validation.unknown_id': 'That choice is no longer there. Choose again',
  'validation.unknown_option': 'That choice is no longer there. Choose again',
  'validation.unknown_question': 'That question is no longer there. Reload the page',
  'validation.email_taken': 'There is already an account with that email address',
  'contact.first_name.required': 'Enter your first name',
  'contact.first_name.invalid': 'Use letters, spaces, hyphens and apostrophes in your first name',
  'contact.last_name.required': 'Enter your last name',
  'contact.last_name.invalid': 'Use letters, spaces, hyphens and apostrophes in your last name',
  'contact.email.required': 'Enter your email address',
  'contact.email.invalid': 'Enter a full email address, such as name@example.com',
  'contact.phone.required': 'Enter your phone number',
  'contact.phone.invalid': 'Enter a phone number, such as 070-174 06 05',
};
