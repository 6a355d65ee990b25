import { describe, expect, it } from 'vitest';
import { OWN_CATEGORIES, type OwnCategory } from '#domain/privacy/storedLists';
import { integrityEn } from './messages.en';
import { integritySv } from './messages.sv';

/** Decision 33 of the specification, in both languages. */
const DECIDED: Partial<Record<OwnCategory, readonly [sv: RegExp, en: RegExp]>> = {
  documents: [/byter ut.*raderar kontot/, /replace.*delete your account/],
  shared_documents: [/\b30 dagar\b/, /\b30 days\b/],
  criminal_record: [/\b30 dagar\b/, /\b30 days\b/],
  answers: [/\b24 månader\b/, /\b24 months\b/],
  chats: [/\b24 månader\b.*sista/, /\b24 months\b.*last/],
  sessions: [/\b30 dagar\b/, /\b30 days\b/],
  audit: [/\b24 månader\b/, /\b24 months\b/],
  mails: [/\b30 dagar\b/, /\b30 days\b/],
};

describe.each([
  ['Swedish', integritySv, 0],
  ['English', integrityEn, 1],
] as const)('what is stored, in %s', (_language, words, language) => {
  it.each(Object.entries(DECIDED))('says for how long: %s', (category, decided) => {
    expect(OWN_CATEGORIES).toContain(category);
    const kept = Object.entries(words).find(([id]) => id === `integrity.stored.${category}.kept`);
    expect(kept?.[1]).toMatch(decided[language]);
  });

  it.each(OWN_CATEGORIES)('says what it is and why it is kept: %s', (category) => {
    for (const part of ['what', 'kept', 'why'] as const) {
      expect(words[`integrity.stored.${category}.${part}`]).toBeTruthy();
    }
  });
});
