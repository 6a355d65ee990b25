import type { SameIds } from '../../../i18n/messageTypes';
import type { similarSv } from './messages.sv';

export const similarEn: SameIds<typeof similarSv> = {
  'similar.same_profession': 'same profession',
  'similar.same_group': 'same group of professions',
  'similar.same_place': 'same town',
  'similar.distance': 'about {km} km away',
  'similar.same_region': 'same county',
  'similar.higher_rate': 'SEK {kronor} more an hour',
  'similar.higher_rate.least': 'at least SEK {kronor} more an hour',
  'similar.same_weeks': 'same weeks',
  'similar.shared_weeks': '{weeks, plural, one {# week in common} other {# weeks in common}}',
  'similar.same_hours': 'same working hours',
  'similar.same_field': 'same field of work: {field}',
  'similar.twins': '{twins, plural, one {Identical ad} other {Identical ads}}',
  'similar.twins.why': 'The employer has published the same ad several times. Lists show it once.',
  'similar.twins.one': 'Posted {published}, closes {closes}',
  'similar.compare': 'Compare',
  'similar.compare.job': 'Compare with {job}',
  'partial_job.title': 'The whole ad cannot be fetched right now',
  'partial_job.text':
    'What you see here comes from the list. Try again in a few minutes: the whole ad will be here then, and you can apply.',
  'partial_job.missing':
    'Missing here: the text of the ad, requirements and merits, travel and housing, shifts, the workplace and who to ask.',
};
