import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN_LIST, POLICY_LIST } from '#domain/privacy/storedLists';
import { OTHER_PLACES, PERSONAL_TABLES } from '../composition/personalData';

const isInBrowser = (kind: string) => kind === 'cookie' || kind === 'browser storage';
/** What the register says of each entry: for how long it is kept. */
const KEPT = new Map<string, string>([
  ...PERSONAL_TABLES.map(({ table, kept }) => [table, kept] as const),
  ...OTHER_PLACES.map(({ name, kept }) => [name, kept] as const),
]);
/** What has a row of its own, on each list; the browser's own stands by name or as one row. */
const listed = [
  ...PERSONAL_TABLES.map(({ table }) => table),
  ...OTHER_PLACES.filter(({ kind }) => !isInBrowser(kind)).map(({ name }) => name),
];

/** A list's texts of how long, by category, as they stand in the page's messages. */
function textsIn(path: string, prefix: string): Map<string, string> {
  const source = readFileSync(new URL(`../../src/features/${path}`, import.meta.url), 'utf8');
  const found = source.matchAll(
    new RegExp(`'${prefix}\\.(\\w+)\\.kept':\\s*'((?:[^'\\\\]|\\\\.)*)'`, 'gu'),
  );
  return new Map([...found].map(([, category = '', text = '']) => [category, text]));
}

const SPANS = { sv: /\b(\d+) (sekunder|minuter|timmar|dagar|månader)/gu, en: /\b(\d+) (\w+)/gu };
/** The spans of time in a text: `30 days`. */
const spansIn = (text: string, language: keyof typeof SPANS) =>
  [...text.matchAll(SPANS[language])].map(([, count, unit]) => `${count} ${unit}`);

describe.each([
  ['My integrity', OWN_LIST, 'account-security/messages', 'integrity.stored'],
  ['the privacy policy', POLICY_LIST, 'info/privacy/messages', 'privacy.stored'],
] as const)('the list of %s', (_name, list, file, prefix) => {
  const rows: [string, readonly string[]][] = Object.entries(list);
  const english = textsIn(`${file}.en.ts`, prefix);
  const swedish = textsIn(`${file}.sv.ts`, prefix);

  it('has everything that the register has', () => {
    const told = new Set(rows.flatMap(([, entries]) => entries));
    expect(listed.filter((entry) => !told.has(entry))).toEqual([]);
  });

  it('has nothing that is not kept', () => {
    expect(rows.flatMap(([, entries]) => entries).filter((entry) => !KEPT.has(entry))).toEqual([]);
    const empty = rows.filter(([, entries]) => entries.length === 0).map(([category]) => category);
    expect(empty).toEqual(empty.filter((category) => category === 'browser'));
    expect([...english.keys()].toSorted()).toEqual(rows.map(([category]) => category).toSorted());
  });

  it.each(rows)('says of %s for how long as the register does', (category, entries) => {
    const inRegister = entries.map((entry) => KEPT.get(entry) ?? '').join(' ');
    const spans = spansIn(english.get(category) ?? '', 'en');
    expect(spans.filter((span) => !inRegister.includes(span))).toEqual([]);
    expect(spansIn(swedish.get(category) ?? '', 'sv')).toHaveLength(spans.length);
  });
});
