import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, useContext } from 'react';
import { TIME_ZONE } from '#domain/limits';

/** A text, or the syntax tree that the build made of it. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** A value in a message. */
export type Values = Record<string, string | number | Date | boolean | null | undefined>;

/** What the site formats texts, numbers and days with, in one language. */
export interface SiteIntl {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** By id. */
  readonly messages: Record<string, Message>;
  /** The id itself where there is no such message, or where a value is missing. */
  formatMessage(message: { id: string }, values?: Values): string;
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  /** In Stockholm. */
  formatDate(value: Date | string, options: Intl.DateTimeFormatOptions): string;
  formatDateTimeRange(from: Date, to: Date, options: Intl.DateTimeFormatOptions): string;
  formatList(values: readonly string[]): string;
  formatDisplayName(code: string, options: Intl.DisplayNamesOptions): string | undefined;
}

/** Makes a formatter once for the same options: making one costs more than using it. */
function once<Options, Formatter>(make: (options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? make(options);
    made.set(key, formatter);
    return formatter;
  };
}

export function createSiteIntl(locale: string, messages: Record<string, Message>): SiteIntl {
  const numbers = once((options?: Intl.NumberFormatOptions) => {
    return new Intl.NumberFormat(locale, options);
  });
  const dates = once((options?: Intl.DateTimeFormatOptions) => {
    return new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
  });
  const plurals = once((options?: Intl.PluralRulesOptions) => {
    return new Intl.PluralRules(locale, options);
  });
  const names = once((options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));
  const lists = new Intl.ListFormat(locale);
  const formatters = {
    getNumberFormat: (_locale: unknown, options?: object) => numbers(options),
    getDateTimeFormat: (_locale: unknown, options?: object) => dates(options),
    getPluralRules: (_locale: unknown, options?: object) => plurals(options),
  };
  const formats = once(
    (id: string) => new IntlMessageFormat(messages[id] ?? '', locale, undefined, { formatters }),
  );
  return {
    locale,
    messages,
    formatMessage({ id }, values) {
      try {
        if (messages[id] !== undefined) return String(formats(id).format(values));
        throw new Error(`No message ${id} in ${locale}`);
      } catch (error) {
        // A page with an id on it is better than none
        if (process.env.NODE_ENV !== 'production') console.error(error);
        return id;
      }
    },
    formatNumber: (value, options) => numbers(options).format(value),
    formatDate: (value, options) => dates(options).format(new Date(value)),
    formatDateTimeRange: (from, to, options) => dates(options).formatRange(from, to),
    formatList: (values) => lists.format(values),
    formatDisplayName: (code, options) => names(options).of(code),
  };
}

export const IntlContext = createContext<SiteIntl | null>(null);

export function useIntl(): SiteIntl {
  const intl = useContext(IntlContext);
  if (intl === null) throw new Error('There is no IntlContext around this part of the page.');
  return intl;
}
