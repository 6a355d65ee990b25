import type { SameIds } from '../../i18n/messageTypes';
import type { firstDayLineSv } from './messages.sv';

export const firstDayLineEn = {
  'first_day.line.missing':
    '{missing, plural, one {{missing} of {all} is missing} other {{missing} of {all} are missing}} before the first day: {items}.',
  'first_day.line.ticks_refused': 'What you ticked offline was not saved.',
  'first_day.line.whole': 'Everything for the first day has been said.',
  'first_day.line.asked': 'The employer was asked on {day}.',
  'first_day.line.passed': 'The first day, and whether it was as promised',
  'first_day.line.show': 'Show the first day',
} as const satisfies SameIds<typeof firstDayLineSv>;
