import type { Random } from './random';

/** Words of an ad, repetitions included, as in Platsbanken's: about 250 different ones. */
const LENGTH = { least: 200, spread: 360 };
/** Different words that all ads together can have. */
const VOCABULARY = 400_000;
const SYLLABLES = [
  ...['an', 'sva', 'ra', 'vår', 'da', 're', 'till', 'be', 'hand', 'ling', 'tea', 'met', 'sam'],
  ...['ver', 'kan', 'för', 'ut', 'bild', 'ning', 'ar', 'bet', 'så', 'kom', 'pe', 'tens', 'led'],
  ...['er', 'skap', 'mot', 'tag', 'stöd', 'in', 'sats'],
];
/** Words that the queries ask for, by how common they are in running text: the lower the more. */
const PLACED = new Map([
  [40, 'sjuksköterska'],
  [90, 'läkare'],
  [150, 'natt'],
  [220, 'stockholm'],
  [300, 'vårdcentral'],
  [450, 'göteborg'],
  [700, 'vikariat'],
  [1200, 'iva'],
  [2000, 'barnmorska'],
  [3000, 'malmö'],
  [6000, 'triage'],
]);
const words: string[] = [];

/**
 * Running text whose words are as unevenly common as in a language: the n-th most common is found
 * 1/n as often as the first.
 */
export function runningText(random: Random): string {
  const length = LENGTH.least + random.below(LENGTH.spread);
  return Array.from({ length }, () => {
    const rank = Math.floor(VOCABULARY ** (random.below(1_000_000) / 1_000_000));
    words[rank] ??= PLACED.get(rank) ?? wordOf(rank);
    return words[rank];
  }).join(' ');
}

/** A different word for every number. */
function wordOf(rank: number): string {
  const first = SYLLABLES[rank % SYLLABLES.length] ?? '';
  const rest = Math.floor(rank / SYLLABLES.length);
  return rest === 0 ? first : first + wordOf(rest - 1);
}
