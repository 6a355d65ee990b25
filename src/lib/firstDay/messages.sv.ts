import type { Words } from '../../i18n/messageTypes';

export const firstDayLineSv = {
  'first_day.line.missing':
    '{missing, plural, one {{missing} av {all} saknas} other {{missing} av {all} saknas}} inför första dagen: {items}.',
  'first_day.line.ticks_refused': 'Det du kryssade utan uppkoppling blev inte sparat.',
  'first_day.line.whole': 'Allt inför första dagen är sagt.',
  'first_day.line.asked': 'Arbetsgivaren är tillfrågad den {day}.',
  'first_day.line.passed': 'Första dagen, och om det stämde',
  'first_day.line.show': 'Visa första dagen',
} as const satisfies Words;
