import { professionsIn } from './professionWords';

/** Who leads a unit of care or a pharmacy, by the vocabulary's profession for it. */
const HEADS: readonly { workRole: string; words: string }[] = [
  { workRole: 'verksamhetschef', words: '(?:verksamhets|klinik)chef(?:er)?' },
  { workRole: 'avdelningschef', words: '(?:vård)?avdelningschef(?:er)?' },
  {
    workRole: 'enhetschef',
    words: String.raw`\p{L}*(?:enhets|omvårdnads|sektions|områdes|grupp|mottagnings|apoteks|rehab|team|(?<!\p{L})vård)chef(?:er)?|(?:enhets|sektions|avdelnings)ledare|chefs(?:sjuksköters\p{L}+|barnmors\p{L}+)|^chef(?=\s|$)|head nurse|unit manager`,
  },
];
/** Posts that are no profession of care, whoever may hold them. */
const OTHER_POSTS = String.raw`\p{L}*(?:samordnare|koordinator(?:er)?|lärare|ledare)|\p{L}+chef(?:er)?|coordinator`;
/** Names of professions of care that end words: also those that the vocabulary lacks. */
const PROFESSION =
  /(?:sköters?k(?:a|or)|läkare|psykolog(?:er)?|terapeut(?:er)?|farmaceut(?:er)?|apotekare|receptarie(?:r)?|optiker|barnmors(?:ka|kor)|kurator(?:er)?|logoped(?:er)?|dietist(?:er)?|audionom(?:er)?|hygienist(?:er)?|analytiker|skötare|biträde(?:n)?|behandlare|sekreterare|(?<!\p{L})(?:ssk|usk|bma|nurses?|physicians?|doctors?|psychologists?))(?!\p{L})/iu;

const post = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const HEAD = HEADS.map(({ workRole, words }) => ({ workRole, pattern: post(words) }));
const OTHER = post(OTHER_POSTS);
const ANY_POST = `(?:${[...HEADS.map(({ words }) => words), OTHER_POSTS].join('|')})`;
/** Whom or what a post is for, which names no profession that is sought: "enhetschef för sjuksköterskor". */
const WHAT_IT_IS_FOR = new RegExp(
  `(?<=(?<!\\p{L})${ANY_POST})\\s+(?:för|till|över|åt|av|hos|på|inom|i)\\s[^,;:/|(–-]*`,
  'giu',
);
const BECOME = new RegExp(
  `(?<!\\p{L})bli(?:\\s+(?:en|vår|ny|nya|vår nya|biträdande))*\\s+(?=${ANY_POST})`,
  'iu',
);
/** Before a post that is somebody else's: "tillsammans med vår samordnare". */
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:med|av|under|hos|för|åt|till|från|din|era?|egen|våra?|en bra)\s+(?:\p{L}+\s+)?$/iu;

/** A post that a headline seeks and that is another than the ad's occupation. */
export type Post = { workRole: string } | 'other';

/**
 * The post that a headline names, where it names no profession of care beside it: a head of a unit,
 * which is a profession of ours, or another one, such as a coordinator. null for all other headlines.
 */
export function postOfHeadline(headline: string): Post | null {
  const isToBecome = BECOME.test(headline);
  const sought = isToBecome
    ? headline.slice(headline.search(BECOME))
    : headline.replace(WHAT_IT_IS_FOR, ' ');
  const isNamed = sought.replace(/chefs(?=sjukskö|barnmor)\p{L}+/giu, '');
  const others = professionsIn(isNamed).filter(
    ({ id }) => !HEADS.some(({ workRole }) => workRole === id),
  );
  if (!isToBecome && (others.length > 0 || PROFESSION.test(isNamed))) return null;
  const isFound = (pattern: RegExp) =>
    isToBecome ? pattern.test(sought) : isSought(sought, pattern);
  const head = HEAD.find(({ pattern }) => isFound(pattern));
  if (head) return { workRole: head.workRole };
  return isFound(OTHER) ? 'other' : null;
}

function isSought(headline: string, pattern: RegExp): boolean {
  const found = pattern.exec(headline);
  return found !== null && !SOMEBODY_ELSE.test(headline.slice(0, found.index));
}
