import type { SameIds } from '../../../i18n/messageTypes';
import type { landingSv } from './messages.sv';

export const landingEn: SameIds<typeof landingSv> = {
  'landing.where': '{preposition, select, on {on} other {in}} {place}',
  'landing.role.title': '{Role} jobs in Sweden',
  'landing.role.description':
    '{total, plural, =0 {There are no open {role} assignments in Sweden right now.} one {There is # open {role} assignment in Sweden right now.} other {There are # open {role} assignments in Sweden right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.role.lead':
    '{total, plural, =0 {There are no {role} assignments right now. New ones come every day.} one {One {role} assignment is waiting for the right person.} other {# {role} assignments around Sweden.}}',
  'landing.place.title': 'Healthcare jobs {where}',
  'landing.place.description':
    '{total, plural, =0 {There are no open healthcare assignments {where} right now.} one {There is # open healthcare assignment {where} right now.} other {There are # open healthcare assignments {where} right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.place.lead':
    '{total, plural, =0 {There are no healthcare assignments {where} right now. New ones come every day.} one {One healthcare assignment {where} is waiting for the right person.} other {# healthcare assignments {where}.}}',
  'landing.both.title': '{Role} jobs {where}',
  'landing.both.description':
    '{total, plural, =0 {There are no open {role} assignments {where} right now.} one {There is # open {role} assignment {where} right now.} other {There are # open {role} assignments {where} right now.}} Compare hourly rate, dates and workplace, and apply with BankID.',
  'landing.both.lead':
    '{total, plural, =0 {There are no {role} assignments {where} right now. New ones come every day.} one {One {role} assignment {where} is waiting for the right person.} other {# {role} assignments {where}.}}',
  'landing.crumbs': 'You are here',
  'landing.home': 'Home',
  'landing.all': 'All assignments',
  'landing.none': 'No assignments right now',
  'landing.none_text':
    'New assignments are published every day. Widen the search, or look in again.',
  'landing.rates': 'Highest hourly rate',
  'landing.rates_text':
    'Compared as an invoice excluding VAT; wages are converted. The cards show each ad’s own rate.',
  'landing.others_role': 'Other jobs in the same group',
  'landing.others_place': 'Other jobs nearby',
  'landing.fields': 'Work fields',
  'landing.places': 'Places with assignments',
};
