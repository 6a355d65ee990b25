import type { Language } from '#domain/language';

/*
 * Not in a catalogue: each one's name costs every first page bytes, for what most visits never open.
 */

/** What the commands are called where they are opened. */
export const FIND: Readonly<Record<Language, string>> = { sv: 'Hitta snabbt', en: 'Find quickly' };

/** The texts of the commands, besides those of the header and the footer. */
interface CommandWords {
  pages: string;
  own: string;
  settings: string;
  chats: string;
  search: string;
  find: (text: string) => string;
  preferences: string;
  documents: string;
  references: string;
  integrity: string;
  planner: string;
  alert: string;
  language: (name: string) => string;
  light: string;
  dark: string;
  system: string;
  /** Other words that people say for it, by the command's id. */
  keywords: Readonly<Record<string, string>>;
}

const sv: CommandWords = {
  pages: 'Sidor',
  own: 'Dina sidor',
  settings: 'Språk och utseende',
  chats: 'Konversationer',
  search: 'Sök',
  find: (text) => `Sök uppdrag efter ”${text}”`,
  preferences: 'Önskemål',
  documents: 'Handlingar',
  references: 'Referenser',
  integrity: 'Min integritet',
  planner: 'Planera året',
  alert: 'Bevaka via e-post',
  language: (name) => `Byt språk till ${name}`,
  light: 'Ljust utseende',
  dark: 'Mörkt utseende',
  system: 'Utseende som enheten',
  keywords: {
    jobs: 'jobb vikariat',
    saved: 'favoriter',
    messages: 'chatt konversationer',
    profile: 'konto',
    documents: 'dokument intyg',
    references: 'erfarenhet',
    integrity: 'lösenord ta bort konto exportera',
    planner: 'kalender schema',
    calculator: 'lön skatt netto',
    contact: 'hjälp support',
    dark: 'mörkt läge färger tema',
    light: 'ljust läge färger tema',
    system: 'läge färger tema',
  },
};

const en: CommandWords = {
  pages: 'Pages',
  own: 'Your pages',
  settings: 'Language and appearance',
  chats: 'Conversations',
  search: 'Search',
  find: (text) => `Search assignments for “${text}”`,
  preferences: 'Preferences',
  documents: 'Documents',
  references: 'References',
  integrity: 'My privacy',
  planner: 'Plan the year',
  alert: 'Alerts by email',
  language: (name) => `Change language to ${name}`,
  light: 'Light appearance',
  dark: 'Dark appearance',
  system: 'Appearance as on the device',
  keywords: {
    jobs: 'assignments locum',
    saved: 'favourites',
    messages: 'chat conversations',
    profile: 'account',
    documents: 'certificates papers',
    references: 'experience',
    integrity: 'password delete account export',
    planner: 'calendar schedule',
    calculator: 'salary tax net',
    contact: 'help support',
    dark: 'dark mode colours theme',
    light: 'light mode colours theme',
    system: 'mode colours theme',
  },
};

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = { sv, en };
