import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TEXTS } from '../../src/i18n/testing/texts';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');
/** Files whose texts are not in a catalogue of the site. */
const OTHER_TEXTS = {
  sv: ['server/mail/mailWords.sv.ts', 'ui-kit/texts/sv/index.ts'],
  en: ['server/mail/mailWords.en.ts', 'ui-kit/texts/en/index.ts'],
} as const;

/** Files with texts of both languages: every rule holds in them. */
const BOTH_LANGUAGES = [
  'server/alerts/alertPushText.ts',
  'server/interviews/interviewFile.ts',
  'server/mail/alertWords.ts',
  'server/mail/mailWords.ts',
  'server/notifications/chatPush.ts',
  'server/planning/calendarFeed.ts',
  'server/planning/firstDayInCalendar.ts',
  'server/privacy/exportFieldWords.ts',
  'server/privacy/exportWords.ts',
  'server/web/atomFeed.ts',
  'server/web/formWithoutScript.ts',
  'src/app/shell/commands/commandWords.ts',
  ...readdirSync('stories', { recursive: true, encoding: 'utf8' })
    // Journeys and documentation use the code's words; one example is Norwegian
    .filter(
      (file) => /(?<!\.test)\.tsx?$/u.test(file) && !/journeys|docs|ThirdLanguage/u.test(file),
    )
    .map((file) => `stories/${file}`),
];

interface Rule {
  language: 'sv' | 'en';
  write: string;
  not: string[];
  but: string[];
}

const list = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const RULES: Rule[] = [...GLOSSARY.matchAll(/^\| (sv|en) \| (.+?) \| (.+?) \|(.*)\|$/gmu)].map(
  ([, language, write = '', not = '', but = '']) => ({
    language: language === 'sv' ? 'sv' : 'en',
    write,
    not: list(not),
    but: list(but),
  }),
);

/** Texts of a language: `id: text`, and `file: 'text'` for those that are code. */
function textsIn(language: 'sv' | 'en'): string[] {
  const site = Object.values(TEXTS).flatMap((both) =>
    Object.entries(both[language]).map(([id, text]) => `${id}: '${text}'`),
  );
  const others = OTHER_TEXTS[language].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:[^'\\\n]|\\.)+'|`[^`]+`/gu)]
      .map(([text]) => `${file}: ${text}`)
      .filter((line) => !line.includes("'./")),
  );
  return [...site, ...others, ...shared(), ...articlesIn(language)];
}

/** Texts of the files with both languages: literals that are no keywords, addresses, code or errors. */
function shared(): string[] {
  return BOTH_LANGUAGES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!Error\()(?:'((?:[^'\\\n]|\\.)+)'|`([^`\n]+)`)/gu)]
      .map(([, plain, template]) => plain ?? template ?? '')
      .map((text) => text.replaceAll(/\$\{[^}]*\}/gu, '{}'))
      .filter(
        (text) =>
          /^\p{Lu}|\s.*[^\p{L}\s]|[^\p{L}\s].*\s/u.test(text) &&
          !/^[./#<]|^[A-Z]\w+\/[A-Z]/u.test(text),
      )
      .map((text) => `${file}: ${text}`),
  );
}

/** The lines of all articles, without addresses and the names of sources and other articles. */
function articlesIn(language: 'sv' | 'en'): string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(`.${language}.md`))
    .flatMap((file) =>
      readFileSync(`content/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !/^related:|^ *- name:|^ *url:/u.test(line))
        .map((line) => `${file}: ${line.replaceAll(/\]\([^)]*\)|https?:\S+/gu, '')}`),
    );
}

/** The text itself, in lower case, without what may stand there and without values' names. */
function wordsOf(line: string, but: readonly string[]): string {
  const text = line.slice(line.indexOf(': ') + 2).replaceAll(/\{\w+(?=[,}])/gu, '{');
  return but.reduce((rest, word) => rest.replaceAll(word, ''), text.toLowerCase());
}

/** A word at its beginning, in any form. */
const found = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replaceAll(/[()]/gu, '\\$&')}`, 'u').test(text);

it('has rules', () => {
  expect(RULES.length).toBeGreaterThan(10);
});

it.each(RULES)('writes “$write” ($language)', ({ language, not, but }) => {
  const wrong = textsIn(language).filter((line) =>
    not.some((word) => found(wordsOf(line, but), word)),
  );
  expect(wrong).toEqual([]);
});
