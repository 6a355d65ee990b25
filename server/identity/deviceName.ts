type Named = readonly [name: string, sign: RegExp];

/** The first that matches counts: most browsers also claim to be others. */
const BROWSERS: readonly Named[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS)\//u],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//u],
];
const SYSTEMS: readonly Named[] = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
];

/** Characters of the header that are looked at; a longer one is no browser's. */
const LONGEST = 512;

/**
 * The browser and system that a `User-Agent` names, as in "Chrome, Android", by which users
 * recognise their sessions. Versions and models are left out, since they would identify the device.
 * @returns null when neither is known.
 */
export function deviceName(userAgent: string | null): string | null {
  const text = userAgent?.slice(0, LONGEST) ?? '';
  const of = (all: readonly Named[]) => all.find(([, sign]) => sign.test(text))?.[0];
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(', ') || null;
}
