import type { SameIds } from '../../../i18n/messageTypes';
import type { numberQuestionSv } from './messages.sv';

export const numberQuestionEn: SameIds<typeof numberQuestionSv> = {
  'forms.number.title': 'Is this a personal identity number?',
  'forms.number.text':
    'We store no personal identity numbers and pass none on. If it is another number, it can stay.',
  'forms.number.remove': 'Remove it',
  'forms.number.none': 'It is not one',
};
