import { readGlobals } from '../../.storybook/globals';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};

/** English with accents, about 40 % longer and bracketed, so that a cut or a forgotten text shows. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aeiouyAEOU]/g, (letter) => ACCENTS[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** A story's texts: strings, lists and objects of them, and functions that give a string. */
type Texts = string | ((...args: never[]) => string) | readonly Texts[] | { [key: string]: Texts };

function lengthen(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudo(texts);
  if (typeof texts === 'function') return (...args: unknown[]) => pseudo(String(texts(...args)));
  if (Array.isArray(texts)) return texts.map(lengthen);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, lengthen(value)]));
}

/**
 * The texts in the toolbar's language.
 * @example render: (args, { globals }) => <Button {...args}>{textsFor(globals, TEXTS).apply}</Button>
 */
export function textsFor<T extends Texts>(
  globals: Readonly<Record<string, unknown>>,
  texts: { sv: T; en: T },
): T {
  const { locale } = readGlobals(globals);
  // `lengthen` keeps the shape: only the strings inside change.
  return locale === 'pseudo' ? (lengthen(texts.en) as T) : texts[locale];
}
