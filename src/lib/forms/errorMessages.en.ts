import type { SameIds } from '../../i18n/messageTypes';
import type { formErrorsSv } from './errorMessages.sv';

export const formErrorsEn: SameIds<typeof formErrorsSv> = {
  'forms.summary.title': 'Something needs correcting',
  'validation.invalid': 'Check this answer',
};
