/** What is said for the numbers of a pay or a share, each with its value. */
const ONES =
  'ett:1|en:1|två:2|tva:2|tre:3|fyra:4|fem:5|sex:6|sju:7|åtta:8|atta:8|nio:9|tio:10|elva:11|tolv:12|one:1|a:1|two:2|three:3|four:4|five:5|six:6|seven:7|eight:8|nine:9';
const TENS =
  'tjugo:20|trettio:30|fyrtio:40|femtio:50|sextio:60|sjuttio:70|åttio:80|attio:80|nittio:90|' +
  'twenty:20|thirty:30|forty:40|fifty:50|sixty:60|seventy:70|eighty:80|ninety:90';

const valuesIn = (list: string): (readonly [word: string, value: number])[] =>
  list.split('|').map((each) => {
    const [word = '', value = ''] = each.split(':');
    return [word, Number(value)] as const;
  });
const VALUES: ReadonlyMap<string, number> = new Map([...valuesIn(ONES), ...valuesIn(TENS)]);

const oneOf = (list: string): string =>
  valuesIn(list)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
const BELOW_HUNDRED = `(?:(?:${oneOf(TENS)})(?:[ -]?(?:${oneOf(ONES)}))?|${oneOf(ONES)})`;
/** "Fyrahundrafemtio", "tusen", "sextio tusen", "five hundred and fifty". */
const NUMERAL = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d )(?:(?<thousands>${BELOW_HUNDRED})? ?(?<thousand>tusen|thousand))?(?: ?(?<hundreds>${oneOf(ONES)})? ?(?<hundred>hundra|hundred))?(?:(?: and | )?(?<rest>${BELOW_HUNDRED}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
/** Part of every number that is read: smaller ones are days and weeks, which have readings of their own. */
const HAS_NUMERAL =
  /hundra|hundred|tusen|thousand|tio|tjugo|t[wh]\p{L}+ty|forty|fifty|sixty|seventy|eighty|ninety/iu;
const LEAST = 20;

/** @returns the value of words like "fyrtio fem"; 0 for none. */
const below = (words: string | undefined): number =>
  (words?.toLowerCase().match(new RegExp(`${oneOf(TENS)}|${oneOf(ONES)}`, 'gu')) ?? []).reduce(
    (sum, word) => sum + (VALUES.get(word) ?? 0),
    0,
  );

/** A text with its numbers from twenty on in digits, filled up with blanks so that every other letter stays in its place. */
export function withDigits(text: string): string {
  if (!HAS_NUMERAL.test(text)) return text;
  return text.replace(NUMERAL, (written: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const { thousands, thousand, hundreds, hundred, rest } = groups;
    const value =
      (thousand ? 1000 * (below(thousands) || 1) : 0) +
      (hundred ? 100 * (below(hundreds) || 1) : 0) +
      below(rest);
    if (value < LEAST) return written;
    const blanks = written.length - written.trimStart().length;
    return `${' '.repeat(blanks)}${value}`.padEnd(written.length);
  });
}
