import type { Words } from '../../i18n/messageTypes';

/** What any form says of its errors, on every page. */
export const formErrorsSv = {
  'forms.summary.title': 'Något behöver rättas',
  'validation.invalid': 'Kontrollera uppgiften',
} as const satisfies Words;
