import {
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from './phoneMetadata.generated.json';

/**
 * The library's own metadata, of the countries below alone, which a test writes; a JSON file's type
 * is wider than the library's.
 */
const METADATA = metadata as unknown as MetadataJson;
const SWEDEN = '+46';
/** The country codes offered (part 2), Sweden first. */
const OFFERED: readonly string[] = [SWEDEN, '+47', '+358', '+45'];
/** Also offered outside production. */
const TESTED: readonly string[] = ['+1', '+234', '+91'];

/** The country codes whose numbers are accepted, as they are written: `+46`. */
export function phoneCodes(production: boolean): readonly string[] {
  return production ? OFFERED : [...OFFERED, ...TESTED];
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

/** What comes along when a number is copied: marks of direction, `tel:`, a comma behind it. */
const COPIED_ALONG = /\p{Cf}|^\s*tel:|[\s,;.]+$/giu;
/**
 * With its country code or its leading zero: a number without either may be anything, an identity
 * number too.
 */
const BEGINS_AS_NUMBER = /^(?:\+|\(?0)[^\p{L}#]*$/u;

/**
 * Reads a phone number in any usual notation. A number without a country code is Swedish when it
 * begins with 0, else it is invalid.
 *
 * @returns null when it is not a number of an offered country.
 */
export function parsePhone(
  text: string,
  { production }: { production: boolean },
): ParsedPhone | null {
  const phone = phoneOf(text);
  const prefix = `+${phone?.countryCallingCode}`;
  if (!phone || !phoneCodes(production).includes(prefix)) return null;
  return { prefix, national: phone.nationalNumber, e164: phone.number };
}

function phoneOf(text: string): PhoneNumber | null {
  const written = text.replace(COPIED_ALONG, '').replace(/\s/gu, ' ').trim();
  if (!BEGINS_AS_NUMBER.test(written)) return null;
  const options = { defaultCountry: 'SE', extract: false } as const;
  const phone = parsePhoneNumberFromString(written, options, METADATA);
  return phone?.isValid() ? phone : null;
}

/**
 * A phone number as it is shown: Swedish ones as they are dialled in Sweden (`070-174 06 05`),
 * others with their country code (`+47 21 52 00 00`). Anything that is not a number is returned
 * unchanged.
 */
export function phoneText(text: string): string {
  const phone = phoneOf(text);
  if (!phone) return text;
  return phone.countryCallingCode === '46' ? phone.formatNational() : phone.formatInternational();
}
