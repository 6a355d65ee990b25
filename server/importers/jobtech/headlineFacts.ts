import { word } from './wholeWord';

/** Words after which what follows is not asked for: "utan helgpass", "ej natt". */
const NEGATED =
  /(?<!\p{L})(?:utan|ej|inte|inga|inget|ingen|aldrig|slipp\p{L}*|fri(?:a)? från)\s+(?:\p{L}+[-\s]?(?:och|eller|,|\/)\s*)?\p{L}+/giu;

/** A headline without what it says that the work is not. */
const affirmed = (headline: string): string => headline.replace(NEGATED, ' ');

const FORMS: readonly { type: string; words: RegExp }[] = [
  {
    type: 'vikariat',
    words: word(String.raw`\p{L}*vikariat|\p{L}*vikarie(?:r|n)?|\p{L}*vikarierande|vik\.`),
  },
  {
    type: 'timanstallning',
    words: word('tim(?:anställ|vik)\\p{L}*|på timmar|per timme|-\\s?tim|(?<=[-–,] )tim'),
  },
  {
    type: 'sommarjobb',
    words: word(
      'sommar(?:en|s)?(?:\\s?(?:vik|jobb|uppdrag|bemanning|\\d{4}))?|sommar(?:vik|jobb|arbet|uppdrag|bemanning|tjänst)\\p{L}*|feriejobb',
    ),
  },
  {
    type: 'konsult',
    words: word(
      'konsultuppdrag|\\p{L}*bemanningsuppdrag|hyr(?:läkare|sjuksköters\\p{L}+|personal)|stafett(?:läkare|sjuksköters\\p{L}+)|inhyrd\\p{L}*',
    ),
  },
];
/** Seasons that are not when the work is: "efter sommaren", "inför sommaren". */
const OTHER_SEASON = /(?<!\p{L})(?:efter|före|innan|sedan)\s+(?:i\s+)?sommar/iu;
/** Forms that no permanent employment has. */
const NEVER_PERMANENT: ReadonlySet<string> = new Set(['vikariat', 'timanstallning', 'sommarjobb']);

/**
 * The forms of employment that a headline names; with one of them that is never permanent, an ad's
 * "until further notice" is left out. null where the headline adds nothing.
 */
export function employmentOfHeadline(headline: string, stated: readonly string[]): string[] | null {
  const text = affirmed(headline);
  const named = FORMS.filter(
    ({ type, words }) => words.test(text) && !(type === 'sommarjobb' && OTHER_SEASON.test(text)),
  ).map(({ type }) => type);
  if (/tills ?vidare|fast (?:anställning|tjänst)/iu.test(text)) return null;
  const temporary = named.some((type) => NEVER_PERMANENT.has(type));
  const kept = stated.filter((type) => !(temporary && type === 'tillsvidare'));
  const all = [...new Set([...kept, ...named])];
  return named.every((type) => stated.includes(type)) ? null : all;
}

const TIMES: readonly { time: string; words: RegExp }[] = [
  { time: 'day', words: word('dag|dagtid\\p{L}*|dagpass|dagtjänst|dagsjuksköters\\p{L}+|dag-') },
  { time: 'evening', words: word('kväll(?:ar|stid|stjänst|spass|steam)?|kvälls-') },
  {
    time: 'night',
    words: word(
      'natt|nätter|natt(?:etid|tid|tjänst|pass|tjänstgöring|sjuksköters\\p{L}+|undersköters\\p{L}+|personal|team|jour|jouren)|natt-',
    ),
  },
  { time: 'weekend', words: word('helg(?:er|en|pass|tjänst|tjänstgöring|arbete|team)?|helg-') },
  { time: 'rotating', words: word('roterande(?: schema)?|rotation') },
];

export function timesOfHeadline(headline: string): string[] {
  const text = affirmed(headline);
  return TIMES.filter(({ words }) => words.test(text)).map(({ time }) => time);
}

export const onCallOfHeadline = (headline: string): boolean =>
  word('jour|jourtjänst|jourpass|jourtjänstgöring|beredskap').test(affirmed(headline));

const HOURS =
  /(?<![\d-])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:h|tim|timmar)\s?(?:\/|per|i|om)\s?(?:v|vecka|veckan)(?!\p{L})/iu;
const MOST_HOURS = 60;

/** "38,25 tim/vecka". */
export function hoursOfHeadline(headline: string): number | null {
  const hours = Number(HOURS.exec(headline)?.[1]?.replace(',', '.') ?? Number.NaN);
  return hours > 0 && hours <= MOST_HOURS ? hours : null;
}
