import type { Token } from './tokens';
import type { UnmetWish } from './understood';

/** A wish for an order, or one that nothing can be done about, and how many words it takes. */
export interface Wish {
  length: number;
  reading: { kind: 'bestPaid' } | { kind: 'unmet'; why: UnmetWish['why'] };
}

/** "Bäst betalda", "högsta timlönen", "top hourly rate": how much, and of what. */
const HOW_WELL = {
  sv: 'bra|god|bättre|hyfsat|hyggligt|högre|hög|högt|bäst|bästa|högst|högsta|mest',
  en: 'good|great|decent|better|higher|high|well|top|best|highest|most',
};
const PAID = {
  sv:
    'betalt|betald|betalda|betalande|betalning|lön|lönen|löner|timlön|timlönen|timpenning|timpeng|timpengen|timpris|ersättning|ersättningen|' +
    'arvode|arvodet|arvoden|pengar|i lön|i betalt',
  en: 'paid|pay|paying|salary|salaries|wage|wages|rate|rates|hourly rate|hourly pay|hourly wage|money',
};
const ALONE =
  'topplön|toppbetalt|välbetalt|välbetald|välbetalda|högavlönat|högavlönad|högavlönade|välavlönat|välavlönad|välavlönade|tjäna mest|tjänar mest|' +
  'tjäna bra|tjänar bra|betalar bäst|betalar mest|betalas bäst|bäst betalar|pays best|pays most|pay best|pay most|pays the most|earn most|earn the most|earn well';

const pairsOf = (first: string, second: string): string[] =>
  first.split('|').flatMap((one) => second.split('|').map((other) => `${one} ${other}`));
const BEST_PAID = [
  ...pairsOf(HOW_WELL.sv, PAID.sv),
  ...pairsOf(HOW_WELL.en, PAID.en),
  ...ALONE.split('|'),
];
const NEAR_ME =
  'nära mig|nära mig själv|nära hemmet|nära hem|i närheten|i min närhet|där jag bor|dar jag bor|near me|close to me|close to home|near home|nearby';
/** What people wish for and no ad states in a form that can be compared. */
const UNKNOWN =
  'utan utbildning|ingen utbildning|outbildad|outbildade|without education|no education|untrained|' +
  'kan inte svenska|inte kan svenska|talar inte svenska|inte talar svenska|inte pratar svenska|pratar inte svenska|' +
  'utan svenska|without swedish|without speaking swedish|without knowing swedish|no swedish|not speak swedish|non swedish speaking|' +
  'schysst lön|bra villkor|good conditions|' +
  'trevliga kollegor|trevlig arbetsplats|bra arbetsplats|bra stämning|nice colleagues|bra chef|lugnt tempo|lugn arbetsplats|' +
  'don t speak swedish|dont speak swedish|do not speak swedish|can t speak swedish|cannot speak swedish|' +
  'långa uppdrag|långt uppdrag|längre uppdrag|korta uppdrag|kort uppdrag|kortare uppdrag|enstaka pass|enstaka dagar|ströpass|' +
  'långtidsuppdrag|korttidsuppdrag|kort varsel|long assignment|long assignments|short assignment|short assignments|single shifts|' +
  'long term|short term|short notice|timmar i veckan|timmar per vecka|hours a week|hours per week|' +
  'varannan vecka|var annan vecka|var tredje vecka|every other week|12 timmarspass|12 timmars pass|långa pass|långpass|' +
  '12 hour shifts|12 hour shift|gånger i veckan|ggr i veckan|pass i veckan|pass per vecka|shifts a week|shifts per week|' +
  'flexibla tider|flexibla arbetstider|flexibelt schema|flexible hours|bra schema|akut behov|snabb start';

const MOST_WORDS = 4;
/** What goes on with a wish makes something else of it: "in the vicinity of Umeå", "no Swedish licence". */
const GOES_ON: ReadonlySet<string> = new Set(['av', 'of', 'till', 'to', 'licence', 'license']);
const keyOf = (words: readonly string[]): string => words.join(' ').toLowerCase();

const READINGS = new Map<string, Wish['reading']>([
  ...BEST_PAID.map((words) => [words, { kind: 'bestPaid' }] as const),
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
