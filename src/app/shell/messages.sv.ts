import type { Words } from '../../i18n/messageTypes';

export const shellSv = {
  'shell.skip': 'Hoppa till innehållet',
  'shell.tagline': 'Vikariat i vården',
  'shell.checking_auth': 'Kontrollerar inloggning',
  'shell.loading': 'Laddar sidan',
  'shell.home': 'Till startsidan',
  'shell.nav.main': 'Huvudmeny',
  'shell.nav.menu': 'Meny',
  'shell.nav.jobs': 'Lediga uppdrag',
  'shell.nav.search': 'Sök uppdrag',
  'shell.nav.applications': 'Ansökningar',
  'shell.nav.messages': 'Meddelanden',
  'shell.nav.saved': 'Sparade',
  'shell.nav.profile': 'Profil',
  'shell.nav.profile_left':
    '{count, plural, one {# sak kvar att fylla i} other {# saker kvar att fylla i}}',
  'shell.nav.login': 'Logga in',
  'shell.nav.register': 'Kom igång',
  'shell.nav.sign_out': 'Logga ut',
  'shell.nav.sign_out_everywhere': 'Logga ut överallt',
  'shell.sign_out_problem': 'Det gick inte att logga ut. Du är fortfarande inloggad. Försök igen.',
  'shell.address_lost':
    'E-postadressen i ditt konto har visat sig tillhöra någon annan. Kontot har nu ingen adress.',
  'shell.address_lost.add': 'Lägg till en annan adress',
  'shell.signed_out': 'Du har loggats ut.',
  'shell.signed_out_everywhere':
    'Du har loggats ut överallt. {count, plural, one {# inloggning} other {# inloggningar}} avslutades.',
  'shell.nav.tabs': 'Snabbval',
  'shell.language': 'Språk',
  'shell.demo': 'Det här är en demonstration. Uppdrag, personer och rekryterare är påhittade.',
  'shell.demo_bankid': 'BankID är simulerat.',
  'shell.demo_label': 'Demonstration',
  'shell.not_found.title': 'Sidan finns inte',
  'shell.not_found.text':
    'Adressen kan vara felskriven, eller så har sidan flyttat. Uppdragen finns kvar.',
  'shell.not_found.home': 'Till startsidan',
  'shell.not_found.checking': 'Letar efter sidan',
  'shell.error.title': 'Något gick fel',
  'shell.error.text': 'Felet är vårt, inte ditt. Försök igen om en stund.',
  'shell.error.retry': 'Försök igen',
} as const satisfies Words;
