import type { SameIds } from '../../i18n/messageTypes';
import type { keptSv } from './messages.sv';

export const keptEn = {
  'kept.title': 'Was it as promised?',
  'kept.text':
    'People who have worked here through Vikari have ticked whether it was as the ad and the employer promised. 5 means all of it, 1 none.',
  'kept.score': '{average} out of 5',
  'kept.people': '{answers, plural, other {# people}}',
  'kept.published':
    'The figures are from {day}. They are updated once at least five more people have ticked.',
  'kept.none':
    'Too few people have ticked whether it was as promised. Figures are shown once at least five have.',
  'kept.reply': '{employer} about {year}',
  'kept.job.here':
    'Was it as promised? {average} out of 5 here, according to {answers, plural, other {# people}} who have worked here for the employer.',
  'kept.job.everywhere':
    'Was it as promised? {average} out of 5 for the employer, according to {answers, plural, other {# people}} at all its workplaces.',
} as const satisfies SameIds<typeof keptSv>;
