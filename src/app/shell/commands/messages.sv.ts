import type { Words } from '../../../i18n/messageTypes';

/**
 * The Swedish texts of the commands, besides those of the header and the footer. `words` are others that
 * people say for it.
 */
export const commandsSv = {
  'commands.pages': 'Sidor',
  'commands.own': 'Dina sidor',
  'commands.settings': 'Språk och utseende',
  'commands.chats': 'Konversationer',
  'commands.search': 'Sök',
  'commands.find': 'Sök uppdrag efter ”{text}”',
  'commands.preferences': 'Önskemål',
  'commands.documents': 'Handlingar',
  'commands.references': 'Referenser',
  'commands.integrity': 'Min integritet',
  'commands.planner': 'Planera året',
  'commands.alert': 'Bevaka via e-post',
  'commands.language': 'Byt språk till {name}',
  'commands.light': 'Ljust utseende',
  'commands.dark': 'Mörkt utseende',
  'commands.system': 'Utseende som enheten',
  'commands.words.jobs': 'jobb vikariat',
  'commands.words.saved': 'favoriter',
  'commands.words.messages': 'chatt konversationer',
  'commands.words.profile': 'konto',
  'commands.words.documents': 'dokument intyg',
  'commands.words.references': 'erfarenhet',
  'commands.words.integrity': 'lösenord ta bort konto exportera',
  'commands.words.planner': 'kalender schema',
  'commands.words.calculator': 'lön skatt netto',
  'commands.words.contact': 'hjälp support',
  'commands.words.dark': 'mörkt läge färger tema',
  'commands.words.light': 'ljust läge färger tema',
  'commands.words.system': 'läge färger tema',
} as const satisfies Words;
