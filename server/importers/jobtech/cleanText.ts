import { clip, oneLine } from './plainText';

/** Paragraphs and characters that are kept of an ad; the longest real ones stay well below. */
const MOST_PARAGRAPHS = 200;
const LONGEST_PARAGRAPH = 4000;

/** Lines after which the names of people follow, until the next empty line. */
const OPENS_CONTACTS =
  /^(?:kontakt(?:person(?:er)?|uppgifter)?|facklig\p{L}* (?:kontakt\p{L}*|företrädare|representant\p{L}*)|upplysningar(?: lämnas av)?|frågor(?: om tjänsten)?|(?:med )?vänliga? hälsning(?:ar)?|mvh)\s*[:!,.]?$/iu;

/** Lines that say whom to turn to. */
const NAMES_CONTACT: readonly RegExp[] = [
  /^(?:kontakt(?:person(?:er)?|uppgifter)?|facklig\p{L}*(?: \p{L}+)?|upplysningar|rekryterande chef|ansvarig chef)\s*:/iu,
  /^(?:med )?vänliga? hälsning(?:ar)?\b|^mvh\b/iu,
  /välkom(?:men|na) att (?:\p{L}+ )?(?:kontakta|ringa|mejla|maila|höra av|vända)/iu,
  /(?:frågor|funderingar|veta mer|upplysning\p{L}*|mer information|studiebesök).{0,120}(?:kontakta\b|kontaktperson|ring\b|ringa\b|mejla\b|maila\b|hör (?:gärna )?av|vänd )/iu,
  /facklig\p{L}* (?:företrädare|representant|kontakt|ombud|förtroende)/iu,
  /\b(?:tel(?:efon(?:nummer)?)?|mobil(?:nummer)?|e-?post(?:adress)?|mejl|mail)\s*[:.]/iu,
  /\[borttaget\]/iu,
];

/** Both begin where a word begins, so that a long word is looked at once, not once a letter. */
const URL =
  /(?:https?:\/\/|www\.)[^\s()<>[\]]+|(?<![\p{L}\d.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/[^\s()<>[\]]*/giu;
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\(a\)|\[a\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
/** Seven digits and more behind a 0 or a country code, however they are grouped. */
const PHONE = /(?<![\d\p{L}-])(?:\+|00)?\s?(?:46|0)(?:[\s()/–-]*\d){6,12}(?!\d)/gu;

/**
 * An ad's text as paragraphs without anybody's contact details (the site shows none of imported
 * ads): lines that name a contact are left out, addresses, numbers and links are cut out of the
 * rest. Rather a sentence too much goes than a person's number stays.
 */
export function cleanParagraphs(text: string): string[] {
  const kept: string[] = [];
  let inContacts = false;
  for (const raw of text.split(/\r\n|\n|\r|\u2028|\u2029/u)) {
    const line = clip(oneLine(raw), LONGEST_PARAGRAPH);
    if (line === '') {
      inContacts = false;
      continue;
    }
    if (OPENS_CONTACTS.test(line)) inContacts = true;
    if (inContacts || NAMES_CONTACT.some((pattern) => pattern.test(line))) continue;
    const clean = cleanLine(line);
    if (clean !== '') kept.push(clean);
    if (kept.length === MOST_PARAGRAPHS) break;
  }
  return kept;
}

/** One line without links, addresses and numbers, and without what they leave behind. */
export function cleanLine(line: string): string {
  const cut = line.replace(URL, ' ').replace(EMAIL, ' ').replace(PHONE, ' ');
  if (cut === line) return line;
  const tidy = cut
    .replace(/[([<]\s*[)\]>]/gu, ' ')
    .replace(/\s+([.,;:!?])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  // What ended in its link has nothing left to say: "Läs mer:", "Våra förmåner -".
  return /^[\p{P}\s]*$|[:\-–]$/u.test(tidy) ? '' : tidy;
}
