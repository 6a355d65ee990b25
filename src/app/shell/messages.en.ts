import type { SameIds } from '../../i18n/messageTypes';
import type { shellSv } from './messages.sv';

export const shellEn: SameIds<typeof shellSv> = {
  'shell.skip': 'Skip to content',
  'shell.tagline': 'Temporary work in healthcare',
  'shell.checking_auth': 'Checking your login',
  'shell.loading': 'Loading the page',
  'shell.home': 'To the start page',
  'shell.nav.main': 'Main menu',
  'shell.nav.menu': 'Menu',
  'shell.nav.jobs': 'Open assignments',
  'shell.nav.search': 'Search',
  'shell.nav.applications': 'Applications',
  'shell.nav.messages': 'Messages',
  'shell.nav.saved': 'Saved',
  'shell.nav.profile': 'Profile',
  'shell.nav.profile_left':
    '{count, plural, one {# thing left to fill in} other {# things left to fill in}}',
  'shell.nav.login': 'Log in',
  'shell.nav.register': 'Get started',
  'shell.nav.sign_out': 'Log out',
  'shell.nav.sign_out_everywhere': 'Log out everywhere',
  'shell.sign_out_problem': 'Problem Signing Out! You are still logged in. Try again.',
  'shell.signed_out': 'You have been logged out.',
  'shell.signed_out_everywhere':
    'You have been logged out everywhere. {count, plural, one {# login} other {# logins}} ended.',
  'shell.nav.tabs': 'Shortcuts',
  'shell.language': 'Language',
  'shell.demo': 'This is a demonstration. Assignments, people and recruiters are invented.',
  'shell.demo_bankid': 'BankID is simulated.',
  'shell.demo_label': 'Demonstration',
  'shell.not_found.title': 'There is no such page',
  'shell.not_found.text':
    'The address may be mistyped, or the page has moved. The assignments are still here.',
  'shell.not_found.home': 'To the start page',
  'shell.not_found.checking': 'Looking for the page',
  'shell.error.title': 'Something went wrong',
  'shell.error.text': 'The fault is ours, not yours. Try again in a while.',
  'shell.error.retry': 'Try again',
};
