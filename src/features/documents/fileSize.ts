const MEGABYTE = 1_000_000;

/** Bytes in the language's format: "2,4 MB", never less than 0.1. */
export function fileSize(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
    .format(Math.max(bytes / MEGABYTE, 0.1))
    .replace(/\s/gu, '\u00a0');
}
