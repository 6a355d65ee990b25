import type { IntlShape } from 'react-intl';
import { PLAIN_TEXT } from './plainText';

/** What is filled into a text, by name. */
export type TextValues = Record<string, string | number | Date | boolean | null | undefined>;

type TextFormat = ReturnType<IntlShape['formatters']['getMessageFormat']>;

/**
 * The formats of each language's texts, by id. react-intl finds its own by a key that spells out the
 * whole text and all formats, which was a third of the time in which a page is rendered.
 */
const textFormats = new WeakMap<IntlShape, Map<string, TextFormat>>();

function textFormatOf(intl: IntlShape, id: string): TextFormat {
  const known = textFormats.get(intl) ?? new Map<string, TextFormat>();
  const { formatters, locale, formats } = intl;
  const format =
    known.get(id) ??
    formatters.getMessageFormat(intl.messages[id] ?? '', locale, formats, { formatters });
  textFormats.set(intl, known.set(id, format));
  return format;
}

/** The text of `id`. A plain one needs no formatting, and in a built browser there is no parser for it. */
export function textOf(intl: IntlShape, id: string, values?: TextValues): string {
  const message = intl.messages[id];
  if (typeof message === 'string' && PLAIN_TEXT.test(message)) return message;
  try {
    if (message) return textFormatOf(intl, id).format<string>(values).toString();
  } catch {}
  // It reports what is missing
  return intl.formatMessage({ id }, values);
}
