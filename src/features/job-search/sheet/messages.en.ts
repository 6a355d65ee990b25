import type { SameIds } from '../../../i18n/messageTypes';
import type { jobSheetSv } from './messages.sv';

/** The English texts of the filters. */
export const jobSheetEn: SameIds<typeof jobSheetSv> = {
  'jobs.sheet.recent_none': 'No recent searches.',
  'jobs.sheet.recent_forget': 'Remove {search}',
  'jobs.sheet.close': 'Close',
  'jobs.sheet.clear': 'Clear all',
  'jobs.sheet.apply':
    '{total, plural, =0 {Show 0 assignments} one {Show # assignment} other {Show # assignments}}',
  'jobs.sheet.apply_uncounted': 'Show assignments',
  'jobs.sheet.roles': 'Profession',
  'jobs.sheet.roles_search': 'Search professions',
  'jobs.sheet.places': 'Location',
  'jobs.sheet.places_search': 'Search municipality or county',
  'jobs.sheet.period': 'Dates',
  'jobs.sheet.period_hint': 'Shows assignments that run at some point in the period.',
  'jobs.sheet.fields': 'Field of work',
  'jobs.sheet.rate': 'Hourly rate',
  'jobs.sheet.rate_compared':
    'Compared as an invoice excluding VAT. Wages, which include holiday pay, are converted with employer’s contributions and pension: times {factor} in {year}. With the sliders at their ends there is no limit.',
  'jobs.sheet.rate_hint': 'Ads that state no rate are shown only when the whole scale is chosen.',
  'jobs.sheet.share': 'Share of full time',
  'jobs.sheet.share_min': 'Lowest share',
  'jobs.sheet.share_max': 'Highest share',
  'jobs.sheet.share_value': '{share}%',
  'jobs.sheet.share_hint':
    'Assignments that state no share are shown only when the whole scale is chosen. Full time is from 90%.',
  'jobs.sheet.rate_min': 'Lowest hourly rate',
  'jobs.sheet.rate_max': 'Highest hourly rate',
  'jobs.sheet.rate_unit': 'SEK/h',
  'jobs.sheet.rate_value': 'SEK {rate} an hour',
  'jobs.sheet.employment': 'Type of employment',
  'jobs.sheet.time_of_day': 'Time of day',
  'jobs.sheet.on_call': 'On-call duty',
  'jobs.sheet.on_call_switch': 'Only assignments with on-call duty',
  'jobs.sheet.new_graduates': 'New graduates',
  'jobs.sheet.new_graduates_switch': 'Only assignments for new graduates',
  'jobs.sheet.new_graduates_text':
    'Assignments that ask for no years of experience, or whose ad mentions new graduates.',
  'jobs.sheet.without_licence': 'Licence',
  'jobs.sheet.without_licence_switch': 'Only assignments that need no licence',
  'jobs.sheet.terms': 'Terms',
  'jobs.sheet.terms_switch': 'Only assignments that state all terms',
  'jobs.sheet.terms_text':
    'Who employs you, sick pay, pension, overtime, cancellation and everything else beside the pay.',
  'jobs.sheet.eligible': 'What you can take',
  'jobs.sheet.eligible_switch': 'Only assignments you can take',
  'jobs.sheet.eligible_text':
    'Also where something is missing that you can add, and where the ad does not say what it asks for.',
  'jobs.sheet.eligible_ignored': 'Log in to see only assignments you can take. All are shown now.',
  'jobs.sheet.eligible_login': 'Log in',
  'jobs.sheet.travel': 'Travel',
  'jobs.sheet.housing': 'Housing',
  'jobs.sheet.systems': 'Systems you know',
  'jobs.sheet.systems_search': 'Search systems',
  'jobs.sheet.show_more': 'Show {count, number} more',
  'jobs.sheet.show_less': 'Show fewer',
  'jobs.sheet.no_matches': 'Nothing matches “{query}”.',
  'jobs.sheet.matches': '{count, plural, =0 {No matches} one {# match} other {# matches}}',
  'jobs.sheet.unavailable': 'The options could not be loaded.',
  'jobs.sheet.loading': 'Loading options',
};
