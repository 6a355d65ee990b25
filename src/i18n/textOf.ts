import type { IntlShape } from 'react-intl';
import { PLAIN_TEXT } from './plainText';

/** What is filled into a text, by name. */
export type TextValues = Record<string, string | number | Date | boolean | null | undefined>;

type TextFormat = ReturnType<IntlShape['formatters']['getMessageFormat']>;

/**
 * The formats of the texts, by language and id. react-intl finds its own by a key that spells out the
 * whole text and all formats, which was a third of the time in which a page is rendered.
 */
const textFormats = new Map<string, TextFormat>();

/** The text of `id`. A plain one needs no formatting, and in a built browser there is no parser for it. */
export function textOf(intl: IntlShape, id: string, values?: TextValues): string {
  const { messages, locale, formatters, formats } = intl;
  const message = messages[id];
  if (typeof message === 'string' && PLAIN_TEXT.test(message)) return message;
  const key = locale + id;
  try {
    // Without a text it throws
    const format =
      textFormats.get(key) ?? formatters.getMessageFormat(message as string, locale, formats);
    textFormats.set(key, format);
    return format.format(values) as string;
  } catch {
    // It reports what is missing
    return intl.formatMessage({ id }, values);
  }
}
