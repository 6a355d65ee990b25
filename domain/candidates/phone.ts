import { tidyPhone } from '#domain/text/tidy';

/** A country whose phone numbers are accepted. */
interface PhoneCountry {
  /** As it is written: `+46`. */
  prefix: string;
  /** Digits after the prefix, without the trunk zero. */
  digits: { min: number; max: number };
  /** True when national numbers are written with a leading 0, which is dropped after the prefix. */
  trunkZero: boolean;
}

const SWEDEN: PhoneCountry = { prefix: '+46', digits: { min: 7, max: 9 }, trunkZero: true };

/** The country codes offered (part 2), Sweden first. */
const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  SWEDEN,
  { prefix: '+47', digits: { min: 8, max: 8 }, trunkZero: false },
  { prefix: '+358', digits: { min: 6, max: 11 }, trunkZero: true },
  { prefix: '+45', digits: { min: 8, max: 8 }, trunkZero: false },
];

/** Also offered outside production. */
const TEST_PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { prefix: '+1', digits: { min: 10, max: 10 }, trunkZero: false },
  { prefix: '+234', digits: { min: 8, max: 10 }, trunkZero: true },
  { prefix: '+91', digits: { min: 10, max: 10 }, trunkZero: true },
];

const phoneCountries = (production: boolean): readonly PhoneCountry[] =>
  production ? PHONE_COUNTRIES : [...PHONE_COUNTRIES, ...TEST_PHONE_COUNTRIES];

/** The country codes whose numbers are accepted, as they are written: `+46`. */
export function phoneCodes(production: boolean): readonly string[] {
  return phoneCountries(production).map(({ prefix }) => prefix);
}

/** A number in its parts. */
export interface ParsedPhone {
  /** `+46` */
  prefix: string;
  /** `701740605`: digits without the trunk zero. */
  national: string;
  /** `+46701740605`: how it is stored and sent. */
  e164: string;
}

/** Separators that people write between digits: spaces, hyphens, dots, slashes, brackets. */
const SEPARATORS = /[\s\-./()]/gu;
/** The trunk zero written out after a country code: `+46 (0)70 …`. */
const BRACKETED_ZERO = /\(\s*0\s*\)/u;

/**
 * Reads a phone number in any usual notation. A number without a country code is Swedish when it
 * begins with 0, else it is invalid: without either it may be anything, an identity number too.
 * Whether the number can exist in its country, the server asks a library
 * (`server/lib/storedPhone.ts`), whose tables a page need not load.
 *
 * @returns null when it is not a number of an offered country.
 */
export function parsePhone(
  text: string,
  { production }: { production: boolean },
): ParsedPhone | null {
  const digits = tidyPhone(text).replace(BRACKETED_ZERO, '').replace(SEPARATORS, '');
  const international = digits.replace(/^00/u, '+');
  if (/^0\d+$/u.test(international)) return within(SWEDEN, international);
  if (!/^\+\d+$/u.test(international)) return null;
  const country = phoneCountries(production).find(({ prefix }) => international.startsWith(prefix));
  return country ? within(country, international.slice(country.prefix.length)) : null;
}

function within(country: PhoneCountry, written: string): ParsedPhone | null {
  const national = country.trunkZero ? written.replace(/^0/u, '') : written;
  const { min, max } = country.digits;
  if (national.length < min || national.length > max || national.startsWith('0')) return null;
  return { prefix: country.prefix, national, e164: `${country.prefix}${national}` };
}

/** Swedish mobile numbers without the trunk zero: nine digits that begin with 7. */
const SWEDISH_MOBILE = /^(7\d)(\d{3})(\d{2})(\d{2})$/u;
/** Stockholm's area code 8 and an eight-digit number. */
const STOCKHOLM = /^8(\d{3})(\d{3})(\d{2})$/u;

/**
 * A phone number as it is shown: Swedish ones as they are dialled in Sweden (`070-174 06 05`),
 * others with their country code (`+47 21520000`). Anything that is not a number is returned
 * unchanged.
 */
export function phoneText(text: string): string {
  const parsed = parsePhone(text, { production: false });
  if (!parsed) return text;
  const { prefix, national } = parsed;
  if (prefix !== SWEDEN.prefix) return `${prefix} ${national}`;
  return `0${national.replace(SWEDISH_MOBILE, '$1-$2 $3 $4').replace(STOCKHOLM, '8-$1 $2 $3')}`;
}
