import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { NAME } from './contactNames';
import { TITLE } from './contactSentences';

/** People of a workplace, by what they are: with a name beside it, it is theirs. */
const PROFESSION = String.raw`(?:\p{L}*(?:läkare|sköterska|terapeut|psykolog|apotekare|farmaceut|receptarie|optiker|barnmorska|kurator|logoped|dietist|sekreterare|receptionist|assistent|utvecklare|handledare|strateg|specialist|direktör|ägare)|kollega|mentor|doktor|docent|professor|delägare|grundare)`;
const ROLE = `(?:${TITLE}|${PROFESSION})`;
const DOCTOR = String.raw`(?:dr|doktor|docent|prof|professor|leg)\.?`;
const OWN = String.raw`(?:vår|våra|din|min|er|ert)\s+(?:\p{L}+\s+)?`;

const at = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})\\s*$`, 'iu');
const then = (source: string): RegExp => new RegExp(`^(?:${source})(?!\\p{L})`, 'iu');

/** What says of whatever name follows that it is a person's. */
const BEFORE_ANY: readonly RegExp[] = [
  at(`(?:${ROLE}\\s+)?(?:dr|docent|prof)\\.?|doktor|professor`),
  at(`${OWN}${ROLE}`),
  at(`${ROLE}\\s+(?:blir|är|heter|kommer att vara)\\s+(?:${OWN})?(?:${ROLE}\\s+)?`),
  at(`${ROLE}\\s+(?:för|på|av|i|hos)\\s+(?:\\p{L}+\\s+){1,3}(?:blir|är|heter)`),
  at(
    '(?:jag|hon|han|vi)\\s+heter|mitt namn är|jag är|(?:jobbar|arbetar) här är|kontakt(?:person)? är',
  ),
  at('säger|berättar|sms:?a|ställ (?:gärna )?(?:dina |era )?frågor till'),
  at(`(?:prata|tala|snacka|chatta|bolla)\\s+(?:gärna\\s+|då\\s+|direkt\\s+)*med(?:\\s+${ROLE})?`),
  at(`(?:fråga|sök)\\s+(?:gärna\\s+)?efter(?:\\s+${ROLE})?`),
  at('(?:leds|handle(?:d|ds|dd)|möts|välkomnas|intervjuas|introduceras)\\s+av'),
];
/** The same for a first name with a surname. */
const BEFORE_WHOLE: readonly RegExp[] = [
  at(`${ROLE}(?:\\s*[:,/–-])?`),
  at('hälsar|träffa|möta|möt|lär känna'),
  at('(?:går|ställs|skickas|lämnas|rapporterar?|cv|ansökan|intyg|betyg)\\s+(?:du\\s+)?till'),
];
/** The same for a first name that a title follows. */
const BEFORE_FIRST_NAME = at('lär känna|träffa|möt');
const AFTER_FIRST_NAME = then(`\\s*,\\s*(?:${OWN})?${ROLE}`);
/** What says it of the name before, also where it begins the sentence. */
const AFTER_BEGINNING: readonly RegExp[] = [
  then('\\s+heter\\s+jag'),
  new RegExp(`^\\s*,\\s*${ROLE}\\s*:`, 'iu'),
];
/** What says it of the name before. */
const AFTER_ANY: readonly RegExp[] = [
  then(
    `\\s+som\\s+(?:din\\s+|ny\\s+|närmaste\\s+|er\\s+)*\\p{L}*(?:chef|handledare|mentor|ledare)`,
  ),
  then(`\\s*,\\s*(?:vår|din)\\s+${ROLE}`),
];
const AFTER_WHOLE: readonly RegExp[] = [
  then(`\\s*[,(–-]\\s*(?:${OWN}|leg\\.?\\s+|bitr\\.?\\s+|biträdande\\s+|tf\\.?\\s+)?${ROLE}`),
  then(`\\s+är\\s+(?:${OWN}|en\\s+)?${ROLE}`),
  then('\\s+(?:berättar|säger|svarar|hälsar|välkomnar dig|handleder dig)'),
];

const NAME_WORD = String.raw`\p{Lu}(?:[\p{Ll}’'´]+|\p{Lu}+)(?:[-‐:]\p{Lu}?\p{Ll}+)*`;
/** Words with capitals in a row, with particles and initials between them. */
const RUN = new RegExp(
  `(?<![\\p{L}\\d@])(?:\\p{Lu}\\.\\s?){0,2}${NAME_WORD}(?:\\s(?:(?:von|af|de|van|der|al|el|bin)\\s)?(?:${NAME_WORD}|\\p{Lu}\\.?(?=[\\s,.]|$))){0,4}(?![\\p{L}\\d@])`,
  'gu',
);
/** Words with a capital that begin a sentence, and names of what is no person. */
const NO_NAME =
  /^(?:vi|du|din|ditt|dina|vår|våra|vårt|hos|som|om|med|till|på|för|det|den|de|här|där|är|har|vill|kan|en|ett|och|men|när|alla|jag|hej|kom|bli|möt|träffa|läs|följ|prata|fråga|kontakta|ring|mejla|ansök|välkommen|sms:?a|skicka|slå|hör|lär|ställ|sök|vid|frågor|kontakt|varmt|tack|under|inom|genom|efter|både|även|arbeta|arbetet|tjänsten|dr|leg|doktor|docent|prof|professor|hr|vd|norra|södra|västra|östra|mellersta|stora|lilla|nya|gamla|svenska|sverige|sveriges|europa|norden|ab|region|kommun|team|teamet|capio|aleris|attendo|humana|praktikertjänst|min|kry|frösunda|ambea|vardaga|kronans|hjärtat|lloyds|specsavers|synsam|synoptik|microsoft|office|cosmic|melior|procapita|take|care|medical|group|sankt|platsbanken|iso|iva|bup|bvc|akuten|instagram|facebook|linkedin|dag|kväll|natt|helg|heltid|deltid|sommar|vikariat|villa|nord|syd|öst|väst|norr|söder|specialist|legitimerad)$|^\p{L}{6,}(?:kassan|ingen|ingarna|heten|rådet|verket|styrelsen|nämnden|tjänsten|jouren|guiden|teamet|huset|planen|programmet)$|(?:chef|chefen|ledare|samordnare|koordinator|ansvarig|rekryterare|sköterska|läkare|läkaren|terapeut|psykolog|apotekare|farmaceut|receptionist|sjukhus|sjukhuset|sjukhem|lasarett|lasarettet|boende|boendet|station|klinik|kliniken|mottagning|mottagningen|avdelning|avdelningen|enhet|enheten|vård|vården|central|centralen|center|centrum|omsorg|hemmet|gården|kommun|region|regionen|förvaltning|förvaltningen|förbundet|skola|skolan|apotek|apoteket|universitet|universitetet|institutet|kyrkan|psykiatri|psykiatrin|medicin|kirurgi|länet|staden)s?$/iu;
const PLACES: ReadonlySet<string> = new Set(
  APP_LOCATIONS.flatMap(({ name }) => {
    const short = name.replace(/^Region | län$/gu, '').toLowerCase();
    return [short, `${short}s`];
  }),
);
const isNameWord = (word: string): boolean => !NO_NAME.test(word);
/** Nora, Mora and Vara are first names or towns; a surname is seldom a town. */
const isPlace = (word: string | undefined): boolean => PLACES.has(word?.toLowerCase() ?? '');

/** "Enhetschef Nora leder …": a first name alone needs what a person does after it. */
const BEFORE_WHO_ACTS = at(TITLE);
const ACTS = then(
  '\\s+(?:leder|har|är|berättar|svarar|säger|ser fram|tar emot|hälsar|stöttar|välkomnar|handleder|söker)',
);

/** How much of a line is looked at before and after a name. */
const NEAR = 80;

/**
 * The line with `NAME` for people whom its words say to be people: "din chef blir …", "jag heter …",
 * "enhetschef …", "dr …". It needs no list of contacts.
 */
export function markStatedNames(line: string): string {
  const marked = markRuns(line);
  return marked.includes(NAME) ? marked.replace(IN_A_ROW, namesInARow) : marked;
}

/** "… av Nora, Bo och Ruta": who follows a person in a row is one. */
const IN_A_ROW = new RegExp(
  `${NAME}(?:(?:,|\\soch|\\ssamt)\\s${NAME_WORD}(?![\\p{L}\\d])){1,5}`,
  'gu',
);
function namesInARow(row: string): string {
  return row.replace(new RegExp(NAME_WORD, 'gu'), (word) =>
    isNameWord(word) && !isPlace(word) ? NAME : word,
  );
}

function markRuns(line: string): string {
  return line.replace(RUN, (run: string, offset: number) => {
    const words = [...run.matchAll(/\S+/gu)];
    const first = words.findIndex(([word]) => isNameWord(word));
    const named = words[first];
    if (!named) return run;
    const rest = words.slice(first);
    // A place or an employer among them: no person's name
    if (rest.some(([word]) => !isNameWord(word))) return run;
    const lead = run.slice(0, named.index);
    const before = (line.slice(Math.max(0, offset - NEAR), offset) + lead).slice(-NEAR);
    const after = line.slice(offset + run.length, offset + run.length + NEAR);
    const endsInPlace = isPlace(rest.at(-1)?.[0]);
    return isPerson({ before, after, isWhole: rest.length > 1, endsInPlace })
      ? `${lead.replace(TITLE_OF_NAME, '')}${NAME}`
      : run;
  });
}

/** A doctor's title goes with the name. */
const TITLE_OF_NAME = new RegExp(`(?<!\\p{L})${DOCTOR}\\s+$`, 'iu');

/** Before a name that is told of: a sentence's beginning, or words such as "tillsammans med". */
const MAY_BEGIN =
  /(?:^|[.!?:;•"”(-]\s*|(?<!\p{L})(?:säger|berättar|hälsar|av|med|är|och|till)\s+)$/iu;
/** Before a place. */
const WHERE = /(?<!\p{L})(?:i|på|till|från|hos|kring|nära|utanför)\s+$/iu;

interface NameContext {
  before: string;
  after: string;
  /** A first name with a surname. */
  isWhole: boolean;
  endsInPlace: boolean;
}

function isPerson({ before, after, isWhole, endsInPlace }: NameContext): boolean {
  if (isWhole && endsInPlace) return false;
  if (BEFORE_ANY.some((pattern) => pattern.test(before))) return true;
  if (AFTER_BEGINNING.some((pattern) => pattern.test(after))) return true;
  if (BEFORE_FIRST_NAME.test(before) && AFTER_FIRST_NAME.test(after)) return true;
  const beginsSentence = /(?:^|[.!?:•-]\s*)$/u.test(before);
  const isWhere = endsInPlace && WHERE.test(before);
  if (!beginsSentence && !isWhere && AFTER_ANY.some((pattern) => pattern.test(after))) return true;
  if (!endsInPlace && BEFORE_WHO_ACTS.test(before) && ACTS.test(after)) return true;
  if (!isWhole) return false;
  return (
    BEFORE_WHOLE.some((pattern) => pattern.test(before)) ||
    (MAY_BEGIN.test(before) && AFTER_WHOLE.some((pattern) => pattern.test(after))) ||
    AFTER_ANY.some((pattern) => pattern.test(after))
  );
}

const MOST_WORDS_OF_TITLE = 6;
const TITLE_LINE = new RegExp(
  `^(?:${OWN}|leg\\.?\\s+|bitr\\.?\\s+|biträdande\\s+|tf\\.?\\s+)?${ROLE}(?!\\p{L})`,
  'iu',
);
const NAME_LINE = new RegExp(
  `^(?:${DOCTOR}\\s+)?${NAME_WORD}(?:\\s(?:(?:von|af|de|van)\\s)?${NAME_WORD}){1,2}[,.:]?$`,
  'u',
);

/** Whether a line is what somebody is, and nothing else: "Vårdchef", "Enhetschef, avdelning 12". */
export function isTitleLine(line: string): boolean {
  return TITLE_LINE.test(line) && line.split(/\s+/u).length <= MOST_WORDS_OF_TITLE;
}

/** Whether a line is a whole name and nothing else. */
export function isNameLine(line: string): boolean {
  if (!NAME_LINE.test(line)) return false;
  return line
    .replace(new RegExp(`^${DOCTOR}\\s+`, 'iu'), '')
    .replace(/[,.:]$/u, '')
    .split(/\s+/u)
    .every((word, index) => isNameWord(word) && !(index > 0 && isPlace(word)));
}

const FIRST_NAME = /^\p{Lu}\p{Ll}{1,7}(?:-\p{Lu}\p{Ll}{1,7})?$/u;
/** Short words with a capital that stand above a title and are what it is. */
const LABEL =
  /^(?:titel|befattning|yrke|tjänst|position|jobb|uppdrag|roll|rollen|profil|bakgrund|krav|meriter|lön|villkor|övrigt|kontakt|ansökan|chef|om|ort|plats|start)$/iu;
const HEAD_LINE = new RegExp(`^(?:${OWN})?${TITLE}$`, 'iu');

/** Whether two lines are a first name and the title of one who leads, and nothing else. */
export function isFirstNameOfHead(name: string, title: string): boolean {
  return FIRST_NAME.test(name) && isNameWord(name) && !LABEL.test(name) && HEAD_LINE.test(title);
}
