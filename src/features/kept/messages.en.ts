import type { SameIds } from '../../i18n/messageTypes';
import type { keptSv } from './messages.sv';

export const keptEn = {
  'kept.title': 'Was what was said kept?',
  'kept.text':
    'People who have worked here through Vikari have ticked whether what the ad and the employer said was kept. 5 is all of it, 1 is none.',
  'kept.score': '{average} of 5',
  'kept.people': '{answers, plural, other {# people}}',
  'kept.published':
    'The figures are from {day}. They are updated when at least five more have ticked.',
  'kept.none':
    'Too few have ticked whether what was said was kept. Figures are shown when at least five have.',
  'kept.reply': '{employer} about {year}',
  'kept.job.here':
    'Was what was said kept? {average} of 5 here, by {answers, plural, other {# people}} who have worked for the employer at the workplace.',
  'kept.job.everywhere':
    'Was what was said kept? {average} of 5 with the employer, by {answers, plural, other {# people}} at all its workplaces.',
} as const satisfies SameIds<typeof keptSv>;
