import type { SameIds } from '../../../i18n/messageTypes';
import type { weekListSv } from './messages.sv';

/** The English texts of a list by weeks. */
export const weekListEn: SameIds<typeof weekListSv> = {
  'jobs.weeks.go': 'Start from a later week',
  'jobs.weeks.starting':
    '{jobs, plural, one {assignment starts then} other {assignments start then}}',
  'jobs.weeks.short': 'wk {week}',
  'jobs.weeks.week': 'Week {week}',
  'jobs.weeks.now': 'this week',
  'jobs.weeks.no_start': 'No start date stated',
  'jobs.weeks.first': '{jobs, number} starting or under way',
  'jobs.weeks.counts': '{jobs, number} starting\u00a0· {working, number} under way that week',
  'jobs.weeks.begun': 'Under way',
  'jobs.weeks.begun_until': 'Under way until wk {week}',
  'jobs.weeks.until': 'Until wk {week}',
};
