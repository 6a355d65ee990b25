import type { SameIds } from '../../../i18n/messageTypes';
import type { dayFieldSv } from './messages.sv';

export const dayFieldEn: SameIds<typeof dayFieldSv> = {
  'validation.date': 'Write the day as 1 Dec 2026 or 2026-12-01.',
  'forms.day.open': 'Open the calendar',
  'forms.day.placeholder': 'e.g. 1 Dec 2026',
  'forms.day.title': 'Choose a day',
  'forms.day.close': 'Close',
  'forms.day.too_early': 'Choose a later day.',
  'forms.day.too_late': 'Choose an earlier day.',
  'forms.day.unsure':
    'Do you mean {readings}? Write the year with four digits, such as 2026-12-01.',
  'forms.day.previous_month': 'Previous month',
  'forms.day.next_month': 'Next month',
  'forms.day.week_column': 'Week',
  'forms.day.week_short': 'Wk',
  'forms.day.week': 'Week {number}',
};
