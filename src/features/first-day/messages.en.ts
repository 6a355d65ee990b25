import type { SameIds } from '../../i18n/messageTypes';
import type { firstDaySv } from './messages.sv';

export const firstDayEn = {
  'first_day.page': 'First day: {job}',
  'first_day.title': 'Your first day',
  'first_day.back': 'To my applications',
  'first_day.when': 'When',
  'first_day.when.unknown': 'The assignment has no start date. Ask the employer.',
  'first_day.when.shift': '{day}, {from}–{to}',
  'first_day.where': 'Workplace',
  'first_day.card': 'What the employer has said',
  'first_day.nothing': 'The employer has not said anything about the first day yet.',
  'first_day.missing': 'What is missing',
  'first_day.missing.text':
    'The employer is asked seven days before the first day, and once more two days before, if something is missing then. You can also ask.',
  'first_day.missing.asked': 'The employer was asked on {day}. You can also ask.',
  'first_day.write': 'Write to the employer',
  'first_day.hidden':
    'Names, phone numbers and keys are shown once the assignment is yours. Here you see whether they have been said.',
  'first_day.said': 'Said. Shown once the assignment is yours.',
  'first_day.call': 'Call {name}',
  'first_day.hours': '{hours, plural, =0 {No introduction} one {# hour} other {# hours}}',
  'first_day.login.ordered': 'Ordered, not ready yet',
  'first_day.login.ready': 'Ready to use',
  'first_day.login.not_needed': 'Not needed',
  'first_day.siths.ordered': 'Ordered, not ready yet',
  'first_day.siths.ready': 'Ready to use',
  'first_day.siths.not_needed': 'Not needed',
  'first_day.changed': 'Last changed {time}',
  'first_day.offline': 'Once opened, this page can be read offline on this device.',
  'first_day.demo': 'In the demo an invented employer answers. Names and numbers are not real.',
  'first_day.gone.title': 'There is no first day here',
  'first_day.gone.text': 'The application is not yours, or it has ended.',
} as const satisfies SameIds<typeof firstDaySv>;
