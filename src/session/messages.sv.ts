import type { Words } from '../i18n/messageTypes';

export const sessionSv = {
  'session.lost.title': 'Du har loggats ut',
  'session.lost.text':
    'Det gick inte att spara eller skicka, eftersom din inloggning har avslutats. Det du har fyllt i finns kvar. Logga in igen så fortsätter du där du var.',
  'session.lost.login': 'Logga in',
  'session.lost.later': 'Inte nu',
  'session.ended': 'Du har loggats ut. Logga in igen så fortsätter du där du var.',
  'auth.messages.region': 'Meddelanden',
  'auth.messages.close': 'Stäng',
  'auth.everywhere.title': 'Logga ut överallt?',
  'auth.everywhere.text':
    'Du loggas ut här och på alla andra telefoner och datorer. Det du har börjat fylla i här försvinner.',
  'auth.everywhere.confirm': 'Logga ut överallt',
  'auth.everywhere.cancel': 'Stanna kvar',
  'session.address_lost':
    'E-postadressen i ditt konto har visat sig tillhöra någon annan. Kontot har nu ingen adress.',
  'session.address_lost.add': 'Lägg till en annan adress',
} as const satisfies Words;
