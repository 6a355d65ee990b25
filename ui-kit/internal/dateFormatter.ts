/** Creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a language and a format; made once. */
export function dateFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
