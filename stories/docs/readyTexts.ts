import * as en from '@vikari/ui-kit/texts/en';
import * as sv from '@vikari/ui-kit/texts/sv';
import type { PropRow, PropsTable } from './kitProps';

/** A ready text as the page shows it: one line a text. */
export interface ReadyText {
  lang: 'sv' | 'en';
  lines: string[];
}

const LANGUAGES = [
  ['sv', sv],
  ['en', en],
] as const;

/** Shown in the place of a number: one and several, for a text may be another for each. */
const NUMBERS = [1, 12];

/** A value to call a text with: the name of the parameter stands for a text. */
const sampleOf = (parameter: string, number: number) => {
  const [name = '', type = ''] = parameter.split(/\??:\s*/u);
  if (type.startsWith('number')) return name === 'share' ? number / 24 : number;
  return `[${name}]`;
};

/** A text's function, called as its type says: `(author: string, time: string) => string`. */
function called(text: (...values: unknown[]) => unknown, type: string): string[] {
  const parameters = /\((?<list>[^()]*)\) => string/u.exec(type)?.groups?.list ?? '';
  const lines = NUMBERS.map((number) =>
    String(text(...parameters.split(',').map((one) => sampleOf(one.trim(), number)))),
  );
  return [...new Set(lines)];
}

function linesOf(value: unknown, type: string, name = ''): string[] {
  const named = (line: string) => (name === '' ? line : `${name}: ${line}`);
  if (typeof value === 'string') return [named(value)];
  if (typeof value === 'function') {
    return called(value as (...values: unknown[]) => unknown, type).map(named);
  }
  if (Array.isArray(value)) return [named(value.join(' · '))];
  return Object.entries(value ?? {}).flatMap(([key, part]) => linesOf(part, type, key));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `ChatThreadProps` has its texts under `chatThread`. */
const keyOf = (table: string) =>
  `${table.charAt(0).toLowerCase()}${table.slice(1)}`.replace(/Props$/u, '');

/** The texts by the type that names them, and by the prop. */
type Found = Map<PropRow, ReadyText[]>;

/** The ready texts of a table's props, and of the types of its labels. */
export function readyTexts(table: PropsTable): Found {
  const found: Found = new Map();
  for (const [lang, language] of LANGUAGES) {
    const all: Record<string, unknown> = { ...language };
    const own = all[keyOf(table.name)];
    if (isObject(own)) collect(table, table.rows, own, lang, found);
  }
  return found;
}

function collect(
  table: PropsTable,
  rows: readonly PropRow[],
  texts: Record<string, unknown>,
  lang: ReadyText['lang'],
  found: Found,
): void {
  for (const row of rows) {
    const value = texts[row.name];
    if (value === undefined) continue;
    const type = table.types.find(({ name }) => name === row.type);
    // The parts of an object are shown where its type is explained
    if (isObject(value) && type && type.rows.length > 0) {
      collect(table, type.rows, value, lang, found);
    } else {
      const lines = linesOf(value, row.type);
      found.set(row, [...(found.get(row) ?? []), { lang, lines }]);
    }
  }
}
