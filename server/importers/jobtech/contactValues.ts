/** Replaces a telephone number, an address or an identity number in a text. */
export const VALUE = '\uE000';
/** Replaces a link. */
export const LINK = '\uE001';

/** All but the last begin at the start of a word, so that a long word is examined once. */
const LINKS = /(?:https?:\/\/|(?<![\p{L}\d.@])www\.)[^\s()<>[\]]+/giu;
const BARE_LINKS = /(?<![\p{L}\d.@-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/[^\s()<>[\]]*/giu;

const AT = String.raw`(?:\s{0,2}@\s{0,2}|\s{0,2}[([{<]\s?(?:at|a|@|snabel-?a)\s?[)\]}>]\s{0,2}|\s(?:at|snabel-?a)\s)`;
const DOT = String.raw`(?:\.|\s?[([{]\s?(?:dot|punkt)\s?[)\]}]\s?|\s(?:dot|punkt)\s)`;
const EMAILS = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])(?:(?:mailto|teams|skype|sip):\s?)?[\p{L}\d._%+'-]+${AT}[\p{L}\d-]+(?:${DOT}[\p{L}\d-]+)+`,
  'giu',
);
/** Half an address, whose end is on another line. */
const HALF_EMAILS = /(?<![^\s])[^\s@]+@\S*/gu;

/** A name on a social network: with its sign, or after the network's name. */
const HANDLES =
  /(?<![\p{L}\d._@])@[\p{L}\d_][\p{L}\d_.-]*|(?<=(?<!\p{L})(?:instagram|insta|snapchat|tiktok|facebook|linkedin|twitter|skype)(?:-?konto)?\s{0,2}:\s{0,2})[\p{L}\d_][\p{L}\d_.-]*[_.\d][\p{L}\d_.-]*/giu;

/** Separators that people write between the digits of a telephone number. */
const JOIN = String.raw`(?:[\s()]{0,3}(?:[-‐‑‒–—−/·][\s()]{0,2})?|\.)`;
const NOT_AFTER = String.raw`(?<![\d\p{L}]|\d[-/.])`;
const PHONES = [
  String.raw`(?:\+\s?|00\s?)46${JOIN}(?:\(?0\)?)?(?:${JOIN}\d){7,9}`,
  String.raw`46${JOIN}(?:\(?0\)?)?${JOIN}7(?:${JOIN}\d){8}`,
  String.raw`\+\s?[1-9](?:${JOIN}\d){6,13}`,
  String.raw`0(?:${JOIN}\d){7,9}`,
];
/** Ten or twelve digits that begin with a date; 60 more than the day in a coordination number. */
const IDENTITY = String.raw`(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])\s?[-+–]?\s?\d{4}(?!\d|[-/.]\d)`;
/** Dates and working hours, which have as many digits as a number. */
const NO_NUMBERS = [
  String.raw`(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?![\s-]?\d)`,
  String.raw`[0-2]?\d[.:]\d{2}\s?(?:[-–—]|till|och)\s?[0-2]?\d[.:]\d{2}(?!\d)`,
  String.raw`[0-2]\d[0-5]\d\s?[-–]\s?[0-2]\d[0-5]\d(?!${JOIN}\d)`,
  String.raw`[0-2]?\d\s?[-–]\s?[0-2]\d(?=\s*$|\s+\p{L}|[,.;)]|\s+(?:19|20)\d{2}[-/.])`,
];
const NUMBERS = new RegExp(
  `${NOT_AFTER}(?:(?<kept>${NO_NUMBERS.join('|')})|(?:${IDENTITY}|${PHONES.join('|')})(?!\\d))`,
  'gu',
);
/** A number without its area code, recognized by the word before it. */
const LABELLED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:tel|tfn|telefon|mob|mobil|växeln?|ring|ringa|sms:?a?|nummer|nås på|ankn|anknytning)(?:nummer|nr)?[.:]?\s{0,2}:?\s{0,2})\d(?:${JOIN}\d){4,}`,
  'giu',
);
/** The rest of several numbers in a row, or of an extension: `070-… /06`. */
const TRAIL = new RegExp(`${VALUE}(?:${JOIN}\\d+)+`, 'gu');

const DIGIT =
  '(?:noll|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|(?:tret|fjor|fem|sex|sjut|ar|nit)ton|tjugo|(?:tret|fyr|fem|sex|sjut|åt|nit)tio)';
/** A number in words: "noll sju noll …", with tens written together or apart. */
const SPELLED = new RegExp(
  String.raw`(?<!\p{L})noll(?:[\s,.-]{1,3}(?:${DIGIT}){1,2}){4,}(?!\p{L})`,
  'giu',
);

/** The text with `VALUE` for every phone number and address, and `LINK` for every link. */
export function markValues(text: string): string {
  return text
    .replace(LINKS, LINK)
    .replace(EMAILS, VALUE)
    .replace(BARE_LINKS, LINK)
    .replace(HALF_EMAILS, VALUE)
    .replace(HANDLES, (found) => VALUE + (/[.-]+$/u.exec(found)?.[0] ?? ''))
    .replace(NUMBERS, (found, ...rest) => {
      const groups: { kept?: string } = rest.at(-1);
      return groups.kept === undefined ? VALUE : found;
    })
    .replace(SPELLED, VALUE)
    .replace(LABELLED, VALUE)
    .replace(TRAIL, VALUE);
}
