import type { Words } from '../i18n/messageTypes';

export const sessionSv = {
  'session.lost.title': 'Du har loggats ut',
  'session.lost.text':
    'Det gick inte att spara eller skicka, eftersom din inloggning har avslutats. Det du har fyllt i finns kvar. Logga in igen så fortsätter du där du var.',
  'session.lost.login': 'Logga in',
  'session.lost.later': 'Inte nu',
  'session.ended': 'Du har loggats ut. Logga in igen så fortsätter du där du var.',
} as const satisfies Words;
