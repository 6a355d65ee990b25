import type { SameIds } from '../../../i18n/messageTypes';
import type { landingSv } from './messages.sv';

export const landingEn: SameIds<typeof landingSv> = {
  'landing.role.title': '{Role} assignments in Sweden',
  'landing.role.description':
    '{total, plural, =0 {There are no open {role} assignments in Sweden right now.} one {There is # open {role} assignment in Sweden right now.} other {There are # open {role} assignments in Sweden right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.place.title': 'Healthcare assignments {where}',
  'landing.place.description':
    '{total, plural, =0 {There are no open healthcare assignments {where} right now.} one {There is # open healthcare assignment {where} right now.} other {There are # open healthcare assignments {where} right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.both.title': '{Role} assignments {where}',
  'landing.both.description':
    '{total, plural, =0 {There are no open {role} assignments {where} right now.} one {There is # open {role} assignment {where} right now.} other {There are # open {role} assignments {where} right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.crumbs': 'You are here',
  'landing.home': 'Home',
  'landing.all': 'All assignments',
  'landing.none': 'No assignments right now',
  'landing.none_text': 'Widen the search, or check back later.',
  'landing.rates': 'Highest hourly rate',
  'landing.rates_text':
    'Compared as an invoice excluding VAT; wages are converted. The cards show each ad’s own rate.',
  'landing.others_role': 'Other assignments in the same group',
  'landing.others_place': 'Other assignments nearby',
  'landing.fields': 'Fields of work',
  'landing.places': 'Places with assignments',
};
