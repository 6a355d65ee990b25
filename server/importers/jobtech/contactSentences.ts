import type { ContactNames } from './contactNames';
import { NAME } from './contactNames';
import { VALUE } from './contactValues';

/** A name of a contact, a way to reach one, or a publisher's placeholder for it. */
const MARKED = `(?:${VALUE}|${NAME}|\\[borttaget\\])`;
const HAS_MARK = new RegExp(MARKED, 'iu');
/** People who are responsible for a recruitment. */
export const TITLE = String.raw`(?:\p{L}*chef(?:en|er|erna)?|\p{L}*rekryterare\p{L}*|\p{L}*ansvarig|HR(?:-\p{L}+)?|kontaktperson\p{L}*|rektor|föreståndare|\p{L}*samordnare|\p{L}*koordinator|\p{L}+ledare|vårdutvecklare|administratör)`;
const JOB =
  '(?:tjänst|anställning|befattning|uppdrag|jobbet|rollen|rekrytering|annons|vikariat|arbetet hos)';
const REACH =
  '(?:kontakta|ring|ringa|mejla|mejl|maila|sms:a|nå|hör(?:a)? (?:gärna )?av|vänd(?:a)? (?:dig|er)|skriv(?:a)? till|höra av)';
const START = String.raw`(?:^|[,;:!?–…-]\s*)`;
/** Words for people whom an ad says to contact; patients are not among them. */
const SOMEBODY = String.raw`(?:oss|mig|undertecknad|vår|vårt|våra|${MARKED}|(?:någon av )?(?:ansvarig|rekryterande|närmaste|tillträdande|tf\.?|biträdande)\s+\p{L}*chef|${TITLE}|på\s+${MARKED}|via\s+${MARKED}|\p{Lu}\p{L}+)`;

const u = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);

/** Sentences that say whom to contact, with or without a name. */
const CONTACT: readonly RegExp[] = [
  // "Välkommen att kontakta …", "tveka inte att ringa", "så kan du mejla"
  u(
    String.raw`(?:välkom(?:men|na)|tveka inte|går bra|går det bra|hör gärna|får du gärna|vänligen)\s+(?:\p{L}+ ){0,2}?(?:att |på att )?(?:gärna )?${REACH}(?!\p{L})`,
  ),
  u(
    String.raw`(?:kan|får|bör) (?:du|ni)(?: gärna| även| alltid)? ${REACH}\s+(?:gärna )?${SOMEBODY}`,
    'u',
  ),
  // An instruction to the reader, with a contact: "Kontakta enhetschef …", "ring oss"
  u(
    String.raw`${START}(?:vänligen |gärna |då |så |please )?(?:${REACH}|Kontakta|Ring|Mejla|Maila|Hör(?: gärna)? av|Vänd (?:dig|er)|Skriv till|Contact|Call|[Ee]-?mail|contact)(?: dig| er| gärna| då| även| med| till){0,3}\s+${SOMEBODY}(?!\p{L})`,
    'u',
  ),
  u(
    String.raw`${START}(?:hör|slå) (?:gärna |oss |mig ){0,2}(?:av dig|av er|en signal)(?: gärna)?(?:\s*[.!]?$|\s+till)`,
  ),
  u(String.raw`(?:^|\s)(?:kontaktar|ringer|mejlar|mailar) du (?:\p{L}+ ){0,2}${MARKED}`),
  // "Har du frågor …?", and the answer in the same sentence
  u(
    String.raw`^(?:vid|har du|har ni|om du har|vill du|önskar du|för|eventuella|undrar du|är du)\s.{0,80}?(?:frågor|funderingar|veta mer|upplysning\p{L}*|information|studiebesök|undrar du).{0,120}?(?:(?<!\p{L})${REACH}(?!\p{L})|${MARKED})`,
  ),
  u(
    String.raw`^(?:har du|har ni)\s(?:några |fler |andra )?frågor(?:\s(?:om|kring|gällande|angående)\s(?:\p{L}+\s)?${JOB}\p{L}*)?\s*\?`,
  ),
  u(String.raw`^(?:vill du veta mer|frågor|undrar du(?: över)? något)(?: om \p{L}+)?\s*\?`),
  u(
    String.raw`^(?:(?:närmare|mer|ytterligare|vidare|all)\s)?(?:upplysningar|information om ${JOB}\p{L}*|frågor om ${JOB}\p{L}*)(?:\s.{0,80})?\s(?:av|hos)(?!\p{L})`,
  ),
  u(
    String.raw`svarar (?:gärna )?på (?:dina |era |eventuella )?frågor (?:om|kring|gällande|angående) (?:\p{L}+ )?${JOB}`,
  ),
  // Labels: "Kontaktperson: …", "Facklig företrädare …"
  u(
    String.raw`^(?:kontakt(?:person(?:er)?|uppgifter)?|upplysningar|(?:rekryterande|ansvarig|närmaste|tillträdande)\s+\p{L}*(?:chef|rekryterare)|facklig\p{L}*(?:\s\p{L}+)?)\s*:`,
  ),
  u(
    String.raw`^(?:telefon|tel|tfn|mobil|e-?post|e-?mail|mejl|mail|fax)(?:nummer|nr|adress)?\s*[:.]\s*(?!(?:du|vi)\s)(?:\S+\s*){0,4}$`,
  ),
  u(
    String.raw`^facklig\p{L}*\s\p{L}+(?:\s*[,:]|\s*[.]?$|\s+(?:nås|söks|når|finns|kontaktas|är)(?!\p{L})|\s+${MARKED}|\s+(?:\p{L}+\s)?(?:nås|söks))`,
  ),
  u(String.raw`^Facklig\p{L}*\s\p{L}+\s+\p{Lu}\p{L}+\s+\p{Lu}`, 'u'),
  u(String.raw`^(?:vid frågor,?\s+)?(?:prata|tala|snacka|fråga|sök)\s.{0,40}${MARKED}`),
  // "Nora, enhetschef", and nothing else
  u(String.raw`^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?,\s+${TITLE}[.!]?$`, 'u'),
  u(
    String.raw`(?:^|\s)(?:[Hh]älsar|önskar)\s+\p{Lu}\p{Ll}+(?:\s*[,.!]|\s+(?:och|med|\p{Lu})|$)`,
    'u',
  ),
  /^(?:if you have (?:any )?questions|for (?:more|further) information|questions\?).{0,120}(?:contact|call|e-?mail|reach)/iu,
];

/** Words that, together with a person or a number, make a sentence one about contacts. */
const NEAR = u(
  String.raw`(?<!\p{L})(?:kontakta|kontaktas|ring|ringa|mejla|maila|mejl|upplysning\p{L}*|frågor (?:om|kring|gällande|angående) (?:\p{L}+ )?${JOB}\p{L}*|har du frågor|vid frågor|veta mer|berättar? (?:gärna )?mer|mer information|chatta med|whatsapp|messenger|linkedin|(?:ansökan|intyg|handlingar) skickas|skicka (?:in )?(?:din |en )?(?:ansökan|intresseanmälan)|hör av|höra av|nås|når du|söks|undertecknad|facklig\p{L}*|fackförbund\p{L}*|hälsar|hälsning\p{L}*|välkommen att|lämnas av|besvaras av|kontaktperson(?:er)? (?:är|för (?:${JOB}))|contact|questions)(?!\p{L})`,
);

/** Words that begin with a capital and are not a name. */
const NO_PERSON =
  /(?:chef|sköterska|läkare|region\p{L}*|kommun\p{L}*|sjukhus\p{L}*|klinik\p{L}*|mottagning\p{L}*|avdelning\p{L}*|vård\p{L}*|center|centrum|stad|län|län[s]?|förbund\p{L}*|boende\p{L}*|hem|hemmet|skola\p{L}*)$|^(?:kontakta|ring|mejla|maila|vid|har|om|för|vill|du|vi|det|en|ett|mer|med|varmt|välkommen|vänliga?|hälsningar|facklig\p{L}*|frågor|tel|telefon|mobil|e-?post|svenska|sverige|hr)$/iu;

/** Two adjacent words that may be a person's name. */
function hasNamePair(text: string): boolean {
  const words = text.match(/[\p{L}'’-]+|[^\p{L}\s]/gu) ?? [];
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    return mayBeName(word) && mayBeName(next);
  });
}

function mayBeName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)*$/u.test(word) && !NO_PERSON.test(word);
}

/** Words of letters, marks left out. */
export function wordsIn(text: string): number {
  return text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
}

/** Whether a sentence, with its values and names marked, only says whom to contact. */
export function isContactSentence(sentence: string, names: ContactNames): boolean {
  const text = sentence.trim();
  if (CONTACT.some((pattern) => pattern.test(text)) || isPersonWithTitle(text)) return true;
  const marked = HAS_MARK.test(text);
  if (NEAR.test(text) && (marked || names.hasPart(text) || hasNamePair(text))) return true;
  return marked && text.includes(VALUE) && (hasNamePair(text) || text.includes(NAME));
}

const TITLE_IN = u(`(?<!\\p{L})${TITLE}(?!\\p{L})`);
const NAME_FIRST = /^(?:(?:Dr|Leg)\.?\s+)?\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+){1,2}\s*,/u;
const LABEL_FIRST = u(`^(?:\\p{L}+\\s)?${TITLE}\\s*:`);
const MOST_WORDS_OF_PERSON = 8;

/** "Nora Påhittad, enhetschef" or "Enhetschef: Nora Påhittad", and nothing else. */
function isPersonWithTitle(text: string): boolean {
  if (wordsIn(text) > MOST_WORDS_OF_PERSON || !hasNamePair(text)) return false;
  return LABEL_FIRST.test(text) || (NAME_FIRST.test(text) && TITLE_IN.test(text));
}

/** A greeting or a name after which the rest of a line is a signature. */
const SIGNATURE = u(
  String.raw`^(?:(?:med\s+)?(?:vänlig|bästa|varm|många|hjärtlig|glad)\p{L}*\s+hälsning\p{L}*|hälsningar|vänligen[,.]?$|mvh|vh|/{1,2}\s?\p{L}|(?:kind|best|warm)\s+regards|yours sincerely)(?!\p{L}{2})`,
);
export function isSignature(sentence: string): boolean {
  const text = sentence.trim();
  return SIGNATURE.test(text) || /^\/{1,2}\s?\p{Lu}/u.test(text);
}

/** A heading, or the beginning of a list, under which people are named. */
const OPENS_CONTACTS = u(
  String.raw`^(?:kontakt(?:person(?:er)?|uppgifter)?|facklig\p{L}*(?:\s+(?:kontakt\p{L}*|företrädare|representant\p{L}*|ombud))?|(?:närmare |mer )?upplysningar(?: om ${JOB}\p{L}*)?(?: (?:lämnas|ges) av)?|(?:mer )?information om ${JOB}\p{L}*(?: (?:lämnas|ges) av)|frågor(?: om ${JOB}\p{L}*)?(?: besvaras av)?|har du frågor|contact)\s*[:!?,.]?$`,
);
export function opensContacts(line: string): boolean {
  return OPENS_CONTACTS.test(line.trim());
}

/**
 * Whether a line under such a heading is one of the people: a name, a title, or contact details.
 *
 * @param near - it follows the heading without an empty line between.
 */
export function isOneOfContacts(line: string, names: ContactNames, near: boolean): boolean {
  if (/(?<!\p{L})(?:du|vi|ni|dig)(?!\p{L})/iu.test(line)) return false;
  const words = wordsIn(line);
  if (HAS_MARK.test(line) && words <= 12) return true;
  if (words <= 8 && (hasNamePair(line) || names.hasPart(line))) return true;
  if (words <= 5 && TITLE_IN.test(line)) return true;
  if (words <= 6 && /facklig|förbundet|^kommunal$|^vision$|^saco$/iu.test(line)) return true;
  return near && words <= 3 && !/^[-•*]/u.test(line);
}
