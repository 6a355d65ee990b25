import type { Entry } from './entry';
import { entryOf, lexicon } from './lexicon';
import type { Token } from './tokens';

/**
 * The steps of a doctor's training, which are small words of other texts ("at night", "2 st ssk"), with the
 * professions that are called so: AT is the arbetsterapeut as well.
 */
const STEPS: ReadonlyMap<string, { term: string; ids: readonly string[] }> = new Map([
  ['at', { term: 'atläkare', ids: ['at-lakare', 'arbetsterapeut'] }],
  ['bt', { term: 'btläkare', ids: ['bt-lakare'] }],
  ['st', { term: 'stläkare', ids: ['st-lakare'] }],
]);
const IN: ReadonlySet<string> = new Set(['i', 'inom']);
const NUMBER = /^\d+$/u;

/**
 * "ST i psykiatri", "söker AT i Umeå", "st ortopedi": in capitals, where not the whole text is, or right before
 * a speciality. Null for any other word.
 */
export function trainingAt(tokens: readonly Token[], at: number, text: string): Entry | null {
  const [token, next, afterNext] = tokens.slice(at, at + 3);
  const step = STEPS.get(token?.key ?? '');
  if (!token || step === undefined || NUMBER.test(tokens[at - 1]?.key ?? '')) return null;
  const speciality = IN.has(next?.key ?? '') ? afterNext : next;
  const isBefore = lexicon().beside.get(speciality?.key ?? '')?.doctor !== undefined;
  const isAllInCapitals = tokens.length > 1 && text === text.toUpperCase();
  const isInCapitals = token.text === token.text.toUpperCase() && !isAllInCapitals;
  const isMeant = isInCapitals || (token.key !== 'at' && isBefore);
  const entry = isMeant ? entryOf(step.term) : undefined;
  return entry ? { ...entry, facets: [{ part: 'workroles', ids: step.ids }] } : null;
}
