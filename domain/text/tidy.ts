/**
 * What comes along when a text is copied from a web page, a mail or a contact card, and is not meant:
 * each field of a form is tidied by these before it is read, in the browser and on the server.
 */

/** Marks of direction, soft hyphens, word joiners, byte order marks, zero-width spaces. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** These join letters of some scripts, and the parts of an emoji. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
/** Every space within a line, such as the one that does not break. */
const SPACES = /[^\S\p{Cc}]+/gu;
/** `！` to `～`: the same signs as `!` to `~`, as wide as a Chinese character. */
const WIDE = /[\uff01-\uff5e]/gu;
const WIDE_OFFSET = 0xfee0;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/gu;

/** One line of words: without unseen marks and surrounding spaces, with single spaces between. */
function tidyWords(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim();
}

/** A line of signs, such as a number or an address: also in ASCII's width and with its hyphen. */
function tidySigns(text: string): string {
  return tidyWords(text.replace(JOINERS, ''))
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replace(DASHES, '-');
}

/** One line of free words. */
export const tidyLine = tidyWords;
/** A name as it is compared and stored: its own apostrophes and dashes stay. */
export const tidyName = tidyWords;
/** A date in any notation. */
export const tidyDay = tidySigns;
/** A number or an amount. */
export const tidyNumber = tidySigns;
/** An id or a code that somebody types or pastes. */
export const tidyCode = tidySigns;
/** Words to search for. */
export const tidySearch = tidyWords;

const PHONE_LABEL = /^(?:tel|telefon|telephone|mobil|mobile|mob|phone|sms|callto)\b[.:\s]*/iu;

/** A phone number without `tel:`, its label, parameters, and a sign of the sentence around it. */
export function tidyPhone(text: string): string {
  const signs = tidySigns(text);
  const [number = ''] = signs.replace(PHONE_LABEL, '').split(/;\w+=/u);
  // A text that is no number stays one, for its error to be about it
  return number.replaceAll('%20', ' ').replace(/[\s,;.]+$/u, '') || signs;
}

const IN_BRACKETS = /^[^<>]*<([^<>]*)>$/u;

/** An e-mail address without `mailto:`, the name before it, and a sign of the sentence around it. */
export function tidyEmail(text: string): string {
  const signs = tidySigns(text);
  const closed = signs.replace(/[,;.]+$/u, '');
  const bare = (IN_BRACKETS.exec(closed)?.[1] ?? closed).trim().replace(/^mailto:\s*/iu, '');
  return bare.replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '').trim() || signs;
}

/** Several lines of free words, which stay as they are written but for marks that nobody sees. */
export const tidyLines = (text: string): string => text.replace(UNSEEN, '');

/** How a field's text is tidied, by what is typed there. */
export const TIDIERS = {
  line: tidyLine,
  lines: tidyLines,
  name: tidyName,
  email: tidyEmail,
  phone: tidyPhone,
  day: tidyDay,
  code: tidyCode,
  search: tidySearch,
} as const satisfies Record<string, (text: string) => string>;
export type TidyKind = keyof typeof TIDIERS;
