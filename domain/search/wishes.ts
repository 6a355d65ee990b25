import type { Token } from './tokens';
import type { UnmetWish } from './understood';

/** A wish for an order, or one that nothing can be done about, and how many words it takes. */
export interface Wish {
  length: number;
  reading: { kind: 'bestPaid' } | { kind: 'unmet'; why: UnmetWish['why'] };
}

const BEST_PAID =
  'bra lön|bra betalt|bra betald|bra betalda|god lön|bra ersättning|hög lön|hög ersättning|högt betalt|högavlönat|högavlönad|välbetalt|välbetald|välbetalda|' +
  'good pay|good salary|well paid|high pay|high salary|high paying|highest paying|' +
  'bäst betalt|bäst betald|bäst betalda|bäst betalande|bäst lön|högst lön|högsta lön|högsta lönen|högst betalt|högst betald|' +
  'högst ersättning|högsta ersättning|mest betalt|best paid|best pay|best paying|highest paid|highest pay|highest salary|highest rate';
const NEAR_ME =
  'nära mig|nära mig själv|nära hemmet|nära hem|i närheten|i min närhet|där jag bor|dar jag bor|near me|close to me|close to home|near home|nearby';
/** What people wish for and no ad states in a form that can be compared. */
const UNKNOWN =
  'utan utbildning|ingen utbildning|outbildad|outbildade|without education|no education|untrained|' +
  'kan inte svenska|inte kan svenska|talar inte svenska|inte talar svenska|inte pratar svenska|pratar inte svenska|' +
  'utan svenska|without swedish|without speaking swedish|without knowing swedish|no swedish|not speak swedish|non swedish speaking|' +
  'schysst lön|bra villkor|good conditions|' +
  'trevliga kollegor|trevlig arbetsplats|bra arbetsplats|bra stämning|nice colleagues|bra chef|lugnt tempo|lugn arbetsplats|' +
  'flexibla tider|flexibla arbetstider|flexibelt schema|flexible hours|bra schema|akut behov|snabb start';

const MOST_WORDS = 3;
/** What goes on with a wish makes something else of it: "in the vicinity of Umeå", "no Swedish licence". */
const GOES_ON: ReadonlySet<string> = new Set(['av', 'of', 'till', 'to', 'licence', 'license']);
const keyOf = (words: readonly string[]): string => words.join(' ').toLowerCase();

const READINGS = new Map<string, Wish['reading']>([
  ...BEST_PAID.split('|').map((words) => [words, { kind: 'bestPaid' }] as const),
  ...NEAR_ME.split('|').map((words) => [words, { kind: 'unmet', why: 'place' }] as const),
  ...UNKNOWN.split('|').map((words) => [words, { kind: 'unmet', why: 'unknown' }] as const),
]);

/** The wish that begins at a word, the longest first; null where none does. */
export function wishAt(tokens: readonly Token[], at: number): Wish | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const reading = READINGS.get(keyOf(words));
    if (reading && !GOES_ON.has(tokens[at + length]?.key ?? '')) return { length, reading };
  }
  return null;
}
