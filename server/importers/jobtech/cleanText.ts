import { HEADING_MARK } from '#domain/jobs/descriptionBlocks';
import { type ContactNames, NAME, NO_NAMES } from './contactNames';
import {
  isContactSentence,
  isOneOfContacts,
  isSignature,
  opensContacts,
  TITLE,
  wordsIn,
} from './contactSentences';
import { LINK, markValues, VALUE } from './contactValues';
import { clip, oneLine, plainForms } from './plainText';
import { sentencesOf } from './sentences';
import { isFirstNameOfHead, isNameLine, isTitleLine, markStatedNames } from './statedNames';
import { withMarker } from './textStructure';

/** Before an entry of a list that is written in one line: "Vi har: • gym • fika". */
const INLINE_ITEM = /\s+(?=[•·▪●]\s?\p{L})/u;
/** Paragraphs and characters that are kept of an ad; the longest real ones are well below. */
const MOST_PARAGRAPHS = 200;
const LONGEST_PARAGRAPH = 4000;

const MARK = `[${VALUE}${LINK}${NAME}]`;
const HAS_MARK = new RegExp(MARK, 'u');
const REDACTED = /\[borttaget\]/giu;
const BEFORE_MARK = String.raw`(?:(?:(?<=\s|^)(?:på|via|till|hos|från|under|genom|här|se)\s+)?(?:(?<=\s|^)(?:telefon|tel|tfn|mobil|mob|mejl|mail|e-?post)(?:nummer|nr|adress)?\s*[.:]\s*)?)`;
/** A mark of a number or link with the words before it: "på …", "(tel: …)". */
const CUT = new RegExp(`[([<]?\\s*${BEFORE_MARK}[${VALUE}${LINK}]\\s*[)\\]>]?`, 'giu');

/**
 * An ad's text as lines with the markers of `descriptionBlocks`, without contact details (the site
 * shows none of imported ads). A
 * sentence that names a contact is left out, and so are people listed under a contact heading and
 * signatures. From other sentences, numbers, addresses, links and the contacts' names are cut, and
 * the rest is kept.
 */
export function cleanParagraphs(text: string, names: ContactNames = NO_NAMES): string[] {
  const kept: string[] = [];
  let contacts: 'none' | 'near' | 'after_gap' = 'none';
  for (const line of withoutPeopleLines(linesOf(text))) {
    if (line === '') {
      if (contacts === 'near') contacts = 'after_gap';
      continue;
    }
    const marked = markStatedNames(names.mark(markValues(line)));
    if (opensContacts(marked)) {
      contacts = 'near';
      continue;
    }
    if (contacts !== 'none') {
      if (isOneOfContacts(marked, names, contacts === 'near')) continue;
      contacts = 'none';
    }
    const { clean, endsInContacts } = cleanSentences(marked, names);
    if (endsInContacts) contacts = 'near';
    kept.push(
      ...clean
        .split(INLINE_ITEM)
        .map(withMarker)
        .filter((part) => part !== ''),
    );
    if (kept.length >= MOST_PARAGRAPHS) break;
  }
  while (kept.at(-1)?.startsWith(HEADING_MARK)) kept.pop();
  return kept.slice(0, MOST_PARAGRAPHS);
}

function linesOf(text: string): string[] {
  return plainForms(text)
    .split(/\r\n|\n|\r|\u2028|\u2029/u)
    .map((line) => clip(oneLine(line), LONGEST_PARAGRAPH));
}

/** Without names that have a line of their own beside one with a title, and without the title. */
function withoutPeopleLines(lines: readonly string[]): string[] {
  const gone = new Set<number>();
  const places = lines.flatMap((line, index) => (line === '' ? [] : [index]));
  for (const [order, index] of places.entries()) {
    const name = lines[index] ?? '';
    const beside = [places[order + 1], places[order - 1]].find((other) => {
      const title = other === undefined ? '' : (lines[other] ?? '');
      if (other === undefined || Math.abs(other - index) > 2) return false;
      return (isNameLine(name) && isTitleLine(title)) || isFirstNameOfHead(name, title);
    });
    if (beside !== undefined) gone.add(index).add(beside);
  }
  return lines.filter((_line, index) => !gone.has(index));
}

/** A marked line's sentences that are not about contacts, without the marked parts. */
function cleanSentences(
  line: string,
  names: ContactNames,
): { clean: string; endsInContacts: boolean } {
  let clean = '';
  let endsInContacts = false;
  for (const sentence of sentencesOf(line)) {
    endsInContacts = isSignature(sentence);
    if (endsInContacts) break;
    if (isContactSentence(sentence, names)) {
      endsInContacts = /(?::|\sav)\s*$/u.test(sentence);
      continue;
    }
    const left = withoutMarks(sentence);
    if (left !== '') clean += left + (/\s$/u.test(sentence) ? ' ' : '');
  }
  return { clean: clean.trim(), endsInContacts };
}

/** The end of a headline that is only a contact: ", ring …", "– mejla …". */
const REACH_AT_END =
  /(?:^|\s*[,;:–—|(/-]\s*|[.!?]\s*|\s+)(?:(?:vid frågor|för (?:mer )?info(?:rmation)?|frågor\??|välkommen att|please)[\s,:]*)?(?:kontakta|kontakt|kontaktperson|ring|ringa|mejla|mejl|maila|mail|e-?post|sms:?a?|telefon|tel|tfn|mobil|hör av dig till|contact|call)(?:person)?(?:\s+(?:[\p{Ll}-]+\s+){0,2})?[\s.:]*(?:på|till|via|hos)?\s*[\uE000-\uE002…][^\p{L}]*$/iu;

/** A headline, a name or a requirement without contact details. */
export function cleanTitle(line: string, names: ContactNames = NO_NAMES): string {
  const marked = names.mark(markValues(plainForms(line)));
  return tidy(HAS_MARK.test(marked) ? marked.replace(REACH_AT_END, '') : marked);
}

/** A short text without links, numbers and the contacts' names. */
export function cleanLine(line: string, names: ContactNames = NO_NAMES): string {
  return tidy(names.mark(markValues(plainForms(line))));
}

/** A sentence without its marks; empty when too little of it is left to be useful. */
function withoutMarks(sentence: string): string {
  const redacted = sentence.replace(REDACTED, NAME);
  if (!HAS_MARK.test(redacted)) return sentence.trim();
  const left = tidy(redacted);
  const person = redacted.includes(VALUE) || redacted.includes(NAME);
  return wordsIn(left) <= (person ? 4 : 2) ? '' : left;
}

/** The text with its marks removed, and the punctuation around them tidied. */
function tidy(marked: string): string {
  if (!HAS_MARK.test(marked)) return marked;
  const left = marked
    .replace(new RegExp(`(?<!\\p{L})(${TITLE})\\s+${NAME}`, 'giu'), '$1')
    .replace(new RegExp(`${NAME},?\\s+(${TITLE})(?!\\p{L})`, 'giu'), '$1')
    .replaceAll(NAME, '…')
    .replace(CUT, ' ')
    .replace(/[([<]\s*[)\]>]/gu, ' ')
    .replace(/\s+([.,;:!?])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;]+(?:och|eller|samt)?\s*([.!?]?)$/u, '$1')
    .trim();
  // A text that ended in its link is left incomplete: "Läs mer:", "Våra förmåner -".
  return /^[\p{P}\s]*$|[:\-–]$/u.test(left) ? '' : left;
}
