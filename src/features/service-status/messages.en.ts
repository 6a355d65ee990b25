import type { SameIds } from '../../i18n/messageTypes';
import type { serviceStatusSv } from './messages.sv';

export const serviceStatusEn: SameIds<typeof serviceStatusSv> = {
  'service_status.title': 'Service status',
  'service_status.lead':
    'What works at Vikari right now, and how it has been for the last 90 days. We check each part once a minute.',
  'service_status.description': 'What works at Vikari right now and in the last 90 days.',
  'service_status.home': 'Home',
  'service_status.crumbs': 'You are here',
  'service_status.now': 'Right now',
  'service_status.checked': 'Last checked {at}.',
  'service_status.unchecked': 'Nothing has been checked yet.',
  'service_status.part.reading': 'Reading assignments and articles',
  'service_status.part.searching': 'Searching assignments',
  'service_status.part.signing_in': 'Logging in (our part, not that of BankID)',
  'service_status.part.applying': 'Applying and saving',
  'service_status.part.messages': 'Messages',
  'service_status.part.mail': 'Email from us',
  'service_status.part.uploads': 'Uploading documents',
  'service_status.state.works': 'Works',
  'service_status.state.limited': 'Works in part',
  'service_status.state.fails': 'Does not work',
  'service_status.state.unknown': 'Unknown',
  'service_status.since': 'since {since}',
  'service_status.planned': 'Planned work',
  'service_status.planned.none': 'No work is planned.',
  'service_status.planned.unknown': 'Whether work is planned cannot be read right now.',
  'service_status.planned.time': '{from} to {to}',
  'service_status.history': 'The last 90 days',
  'service_status.history.unknown': 'How it has been cannot be read right now.',
  'service_status.history.caption': 'How each part has worked',
  'service_status.history.table': 'Show as a table, with minutes',
  'service_status.strip.key':
    'Each bar is a day, the oldest first. The taller the bar, the worse it worked; a dash is a day that was not measured.',
  'service_status.history.part': 'Part',
  'service_status.history.checked': 'Minutes checked',
  'service_status.history.failed': 'Did not work',
  'service_status.history.limited': 'Worked in part',
  'service_status.history.share': 'Worked',
  'service_status.history.not_measured': 'not measured',
  'service_status.history.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'service_status.history.percent': '{percent}%',
  'service_status.history.note':
    'Minutes without a check do not count: we do not know how it was then.',
  'service_status.days': 'Days when something did not work',
  'service_status.days.none': 'No check has found a fault.',
  'service_status.days.part': '{part}: {count, plural, one {# minute} other {# minutes}}',
  // The line on every page while the store is down
  'reading_only.text':
    'Right now you can read and search, but not log in, apply or write messages. What you see is from {since}. Try again in a few minutes.',
  'reading_only.signed_in': 'You are still logged in, although the page is shown as to a visitor.',
  'reading_only.more': 'See service status',
  // The line, and the page, while the server reads in its lists after a start
  'lists_to_come.text':
    'The assignments are being read in after a restart. The lists come automatically, mostly in less than a minute.',
  'lists_to_come.title': 'The assignments are being read in',
  'lists_to_come.page':
    'The site has just restarted. The page comes automatically, mostly in less than a minute. Meanwhile everything else works.',
};
