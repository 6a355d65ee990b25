import type { Question } from '#domain/jobs/questionnaire';
import { type Language, LOCALE, type Text } from '#domain/language';
import { TIME_ZONE } from '#domain/limits';
import { OWN_LIST } from '#domain/privacy/storedLists';
import { TERM_IDS } from '#domain/terms/terms';
import { termAnswer } from '#domain/terms/termWords';
import { CONSTANTS } from '#domain/vocabulary/constants';
import {
  ACTOR_WORDS,
  COLUMN_WORDS,
  EVENT_WORDS,
  INNER_WORDS,
  VALUE_WORDS,
} from './exportFieldWords';
import type { NamedKind, NameRow } from './exportNames.repository';
import { PAGE_STYLE } from './exportPageStyle';
import { PAGE_WORDS, SECTION_WORDS, TABLE_WORDS } from './exportWords';

/** A file of the ZIP, as the page links to it. */
export interface PageFile {
  path: string;
  /** Its owner's or sender's name for it; null for one without. */
  name: string | null;
  /** The document's type, `profile_image` or `message`. */
  kind: string;
}

/** What of an export could not be read. */
export interface Unread {
  /** In the ZIP: `data/chats.json`, or a folder for all of it. */
  path: string;
  /** It is not there, ends too early, or its rows lack the fields that they name in `unread`. */
  how: 'missing' | 'cut' | 'fields';
}

export interface ExportPageParts {
  language: Language;
  /** ISO 8601 UTC. */
  madeAt: string;
  /** The rows by table. */
  tables: ReadonlyMap<string, readonly object[]>;
  names: readonly NameRow[];
  /** The questions that answers belong to. */
  questions: readonly Pick<Question, 'id' | 'text' | 'options'>[];
  files: readonly PageFile[];
  unread: readonly Unread[];
}

/** The page's name in the ZIP. */
export const PAGE_NAME: Text = { sv: 'mina-uppgifter.html', en: 'my-data.html' };

/** What the ids of a column name. */
const NAMED_BY: Readonly<Record<string, NamedKind>> = {
  job_id: 'job',
  employer_id: 'employer',
  application_id: 'application',
  chat_id: 'application',
  'chats.id': 'application',
  document_id: 'document',
  documents: 'document',
  reference_ids: 'reference',
  reference_id: 'reference',
  request_id: 'reference',
  workplace_id: 'workplace',
};
const ACTORS = new Set(['actor', 'sender', 'opened_by', 'by', 'role']);
/** Rows that mean something to a program only, or stand in another section. */
const LEFT_TO_DATA: ReadonlySet<string> = new Set([
  'uploads',
  'files',
  'file_frames',
  'alert_waiting',
  'alert_known',
  'kept_job_words',
  'kept_meetings',
  'kept_first_days',
  'chat_members',
  'chat_waits',
]);
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/u;
/** The key of a week. */
const WEEK = /^(\d{1,2})_(\d{4})$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;
const MORE_VOCABULARIES = ['appLocations', 'workroles', 'workfields', 'workroleGroups'] as const;

/**
 * The export as its candidate reads it: one page in their language that needs no connection, with a
 * table of contents, the names of things in the place of their ids, and links to the files. What is
 * empty is left out. All of it is text that somebody may have written, and is escaped.
 */
export function exportPage(parts: ExportPageParts): string {
  const { language, files, unread } = parts;
  const say = (text: Text): string => escaped(text[language]);
  const value = valueWriter(parts);
  const sections = Object.entries(SECTION_WORDS).flatMap(([id, title]) => {
    const content = tablesOf(id)
      .map((table) => tablePart(table, { parts, value, section: title }))
      .join('');
    return content === '' ? [] : [{ id, title, content }];
  });
  const list = [
    ...(unread.length > 0
      ? [{ id: 'unread', title: PAGE_WORDS.unread, content: unreadPart(parts) }]
      : []),
    ...sections,
    ...(files.length > 0
      ? [{ id: 'files', title: PAGE_WORDS.files, content: filePart(parts) }]
      : []),
    {
      id: 'rest',
      title: PAGE_WORDS.rest,
      content: `<p>${say(PAGE_WORDS.restText)} <a href="data/index.json">data/index.json</a></p>`,
    },
  ];
  const isUnread = (table: string) => unread.some(({ path }) => path === `data/${table}.json`);
  const none = Object.entries(SECTION_WORDS).filter(
    ([id]) => !list.some((one) => one.id === id) && !tablesOf(id).some(isUnread),
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing is loaded, and nothing that somebody wrote could run
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="color-scheme" content="light dark"><title>${say(PAGE_WORDS.title)}</title>`,
    `<style>${PAGE_STYLE}</style></head><body><main>`,
    `<h1>${say(PAGE_WORDS.title)}</h1>`,
    `<p>${say(PAGE_WORDS.madeAt).replace('{at}', value('at', parts.madeAt))}</p>`,
    `<p>${say(PAGE_WORDS.offline)}</p>`,
    `<nav aria-labelledby="contents"><h2 id="contents">${say(PAGE_WORDS.contents)}</h2><ol>`,
    ...list.map(({ id, title }) => `<li><a href="#${id}">${say(title)}</a></li>`),
    '</ol></nav>',
    ...list.map(
      ({ id, title, content }) =>
        `<section aria-labelledby="${id}"><h2 id="${id}">${say(title)}</h2>${content}` +
        `<p class="top"><a href="#contents">${say(PAGE_WORDS.top)}</a></p></section>`,
    ),
    ...(none.length > 0
      ? [`<p>${say(PAGE_WORDS.none)} ${none.map(([, title]) => say(title)).join(' · ')}</p>`]
      : []),
    '</main></body></html>\n',
  ].join('\n');
}

type WriteValue = (column: string, value: unknown) => string;

/** The tables of a section; each stands in one of them. */
export function tablesOf(section: string): readonly string[] {
  if (section === 'audit') return ['audit_log'];
  const lists: Readonly<Record<string, readonly string[]>> = OWN_LIST;
  return (lists[section] ?? []).filter(
    (table) => !LEFT_TO_DATA.has(table) && (table !== 'user_documents' || section === 'documents'),
  );
}

/** A table's rows; '' for none, and where the page shows none of its fields. */
function tablePart(
  table: string,
  { parts, value, section }: { parts: ExportPageParts; value: WriteValue; section: Text },
): string {
  const { tables, language } = parts;
  const rows = (tables.get(table) ?? []).map((row) => fieldsOf(table, row, { value, language }));
  const filled = rows.filter((row) => row !== '');
  if (filled.length === 0) return '';
  const title = TABLE_WORDS[table]?.[language];
  const heading = title && title !== section[language] ? `<h3>${escaped(title)}</h3>` : '';
  return `${heading}<ul class="rows">${filled.map((row) => `<li>${row}</li>`).join('\n')}</ul>`;
}

/** A row's fields in the order of the words; what is empty is left out. */
function fieldsOf(
  table: string,
  row: object,
  { value, language }: { value: WriteValue; language: Language },
): string {
  const fields = Object.entries(COLUMN_WORDS).flatMap(([key, title]) => {
    const [column = '', owner] = key.split('.').toReversed();
    if (owner !== undefined && owner !== table) return [];
    const written = Reflect.get(row, 'unread')?.includes?.(column)
      ? escaped(PAGE_WORDS.unreadValue[language])
      : value(key, Reflect.get(row, column));
    return written === '' ? [] : [`<dt>${escaped(title[language])}</dt><dd>${written}</dd>`];
  });
  return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`;
}

/** What is not whole, by its place in the ZIP and what people call it. */
function unreadPart({ unread, language }: ExportPageParts): string {
  const items = unread.map(({ path, how }) => {
    const table = /^data\/(\w+)\.json$/u.exec(path)?.[1];
    const title = table && TABLE_WORDS[table]?.[language];
    const what = escaped(title ? `${title} (${path})` : path);
    return `<li><bdi>${what}</bdi>: ${escaped(PAGE_WORDS[how][language])}</li>`;
  });
  return `<p>${escaped(PAGE_WORDS.unreadText[language])}</p><ul>${items.join('')}</ul>`;
}

function filePart({ files, language }: ExportPageParts): string {
  const nameOf = ({ name, kind }: PageFile): string => {
    if (kind === 'profile_image') return PAGE_WORDS.profileImage[language];
    const type = kind === 'message' ? PAGE_WORDS.messageFile : (VALUE_WORDS[kind] ?? null);
    return [type?.[language] ?? kind, name].filter(Boolean).join(': ');
  };
  const items = files.map(
    (file) =>
      `<li><a href="${escaped(encodeURI(file.path))}"><bdi>${escaped(nameOf(file))}</bdi></a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Writes a field's value as HTML: names for ids, days and words in the reader's language. */
function valueWriter({ language, names, questions }: ExportPageParts): WriteValue {
  const named = new Map(names.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  const asked = new Map(questions.map((question) => [question.id, question]));
  const time = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(LOCALE[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const tongue = new Intl.DisplayNames(LOCALE[language], { type: 'language' });
  const vocabulary = vocabularyNames(language);

  function text(column: string, value: string): string {
    const kind = NAMED_BY[column];
    const name = kind && named.get(`${kind} ${value}`);
    if (name !== undefined) return name;
    // What somebody wrote is never a word of ours
    if (FREE.has(column)) return value;
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) {
      return time.format(Date.parse(value));
    }
    if (DAY.test(value) && !Number.isNaN(Date.parse(value))) return day.format(Date.parse(value));
    if (MONTH.test(value)) return month.format(Date.parse(`${value}-01`));
    if (column === 'language') return tongue.of(value) ?? value;
    if (column === 'query') return searched(value);
    if (column === 'weeks') return value.replace(WEEK, `${PAGE_WORDS.week[language]} $1, $2`);
    const words = ACTORS.has(column) ? ACTOR_WORDS : column === 'event' ? EVENT_WORDS : VALUE_WORDS;
    return vocabulary.get(value) ?? words[value]?.[language] ?? value;
  }

  /** What a search asks for, without the names of its filters. */
  function searched(query: string): string {
    const asked = [...new URLSearchParams(query).values()].flatMap((one) => one.split(','));
    return asked.map((one) => vocabulary.get(one) ?? one).join(', ');
  }

  /** Answers by the texts of their questions, and what was chosen by its own text. */
  function answers(given: object): string {
    const fields = Object.entries(given).map(([id, answer]) => {
      const question = asked.get(id);
      const chosen = [answer].flat().map((one) => {
        const option = question?.options.find((each) => each.id === one);
        return option?.text ?? String(one);
      });
      return `<dt>${escaped(question?.text ?? id)}</dt><dd>${lines(chosen.join(', '))}</dd>`;
    });
    return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`;
  }

  /** What an ad said of a term. */
  function term(key: string, said: unknown): string {
    const id = TERM_IDS.find((one) => one === key);
    const isValue = typeof said === 'string' || typeof said === 'number';
    return id && isValue ? lines(termAnswer(id, said, language)) : write(key, said);
  }

  function write(column: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return escaped(PAGE_WORDS[value ? 'yes' : 'no'][language]);
    if (value instanceof Date) return write(column, value.toISOString());
    if (Array.isArray(value)) {
      return value
        .map((one) => write(column, one))
        .filter(Boolean)
        .join(', ');
    }
    if (typeof value === 'object') {
      if (column === 'answers' || column === 'invitation_answers') return answers(value);
      const words = INNER_WORDS[column] ?? {};
      // The database keeps no order of its own: "to" stands before "from"
      const ordered = Object.keys(words).filter((key) => Object.hasOwn(value, key));
      const fields = [...new Set([...ordered, ...Object.keys(value)])].flatMap((key) => {
        const inner: unknown = Reflect.get(value, key);
        const written =
          column === 'terms'
            ? term(key, inner)
            : key === 'answers' && inner
              ? answers(inner)
              : write(snake(key), inner);
        const title = (words[key] ?? COLUMN_WORDS[snake(key)])?.[language] ?? key;
        return written === '' ? [] : [`<dt>${escaped(title)}</dt><dd>${written}</dd>`];
      });
      return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`;
    }
    return typeof value === 'string' ? lines(text(column, value)) : escaped(String(value));
  }
  return (column, value) => {
    try {
      return write(column, value);
    } catch {
      // A day or a language that is none: the data file has what is stored
      return escaped(PAGE_WORDS.unreadValue[language]);
    }
  };
}

/** Columns of what people wrote. */
const FREE = new Set([
  'text',
  'message',
  'description',
  'name',
  'workplace',
  'job_title',
  'subject',
  'text_body',
  'invitation_message',
  'sender_name',
  'first_name',
  'last_name',
  'shown_to',
  'answer',
  'device',
  'entrance',
  'dress',
  'parking',
]);

/** `firstName` as its column is named. */
const snake = (key: string): string =>
  key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The names of the vocabulary's ids. */
function vocabularyNames(language: Language): Map<string, string> {
  const all: Iterable<object>[] = [
    ...MORE_VOCABULARIES.map((name) => CONSTANTS[name]),
    CONSTANTS.employmentTypes,
    CONSTANTS.systemKnowledgeOptions,
  ];
  const pairs = all.flatMap((words) =>
    [...words].flatMap((word): [string, string][] => {
      const { id, name, text } = word as { id?: string; name?: string; text?: Text | string };
      const shown = (typeof text === 'string' ? text : text?.[language]) ?? name;
      return id === undefined || shown === undefined ? [] : [[id, shown]];
    }),
  );
  return new Map(pairs);
}

/** Text with its lines, whichever direction it is written in. */
const lines = (text: string): string => `<bdi>${escaped(text).replaceAll(/\r?\n/gu, '<br>')}</bdi>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? '');
