import type { Words } from '../../../i18n/messageTypes';

export const numberQuestionSv = {
  'forms.number.title': 'Är det här ett personnummer?',
  'forms.number.text':
    'Vi sparar inga personnummer och skickar inga vidare. Är det ett annat nummer kan det stå kvar.',
  'forms.number.remove': 'Ta bort det',
  'forms.number.none': 'Det är inget personnummer',
} as const satisfies Words;
