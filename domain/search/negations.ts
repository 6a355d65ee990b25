import type { Span } from './spans';
import type { Token } from './tokens';

/** After what they are about: "helger nej tack". */
const NEGATIONS_AFTER: ReadonlySet<string> = new Set(['nej']);
/** "Lediga helger", "weekends off": none of them is worked; "lediga nattpass" are vacant. */
const FREE: ReadonlySet<string> = new Set(['ledig', 'lediga', 'fri', 'fria', 'free']);
const OFF: ReadonlySet<string> = new Set(['off', 'lediga', 'fria', 'free']);
const FREE_TIMES: ReadonlySet<string> = new Set(
  'helg|helger|helgen|helgerna|kväll|kvällar|kvällarna|natt|nätter|nätterna|weekend|weekends|evenings|nights'.split(
    '|',
  ),
);
/** "Inte bara natt" is no negation of the night. */
const ONLY: ReadonlySet<string> = new Set(['bara', 'endast', 'enbart', 'only', 'just']);
/** "Inte natt utan dag": not the one but the other. */
const BUT: ReadonlySet<string> = new Set(['utan', 'uden', 'uten']);
/** Words between a negation and what it is about: "inte på", "utan krav på", "vill inte jobba". */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'på|i|vid|hos|av|till|för|att|med|inom|någon|något|några|en|ett|vara|ha|få|jobba|arbeta|' +
    'krav|behov|vill|orkar|orka|klarar|klara|kan|jobbar|arbetar|gå|går|köra|kör|tar|göra|ta|via|genom|' +
    'kräver|krävs|innebär|innehåller|inkluderar|omfattar|har|är|behöver|behöva|måste|tänker|intresserad|gillar|trivs|' +
    'at|on|in|any|a|an|the|of|to|with|for|work|working|have|having|do|doing|want|wanna|need|like|love|be|through|' +
    'require|requires|requiring|involve|involves|involving|include|includes|including|interested'
  ).split('|'),
);
const OR: ReadonlySet<string> = new Set(['eller', 'or', 'nor']);
const AND: ReadonlySet<string> = new Set(['och', 'and', 'samt']);
/** Between what is named together: "ej natt, kväll", "ej natt/helg". */
const ENUMERATION = /^\s*[,/]\s*$/u;

/** Parts that say when one works: they are named together. */
const SHIFTS: ReadonlySet<string> = new Set(['timeOfDay', 'onCallDuty']);

/** What a negation takes away: the tokens `from` to before `to`, with the negation. */
export interface Negated {
  from: number;
  to: number;
  /** Each of them is unwanted. */
  targets: Span[];
}

/**
 * Takes what is not wanted out of a text: exactly the thing after a negation, and what "eller",
 * "och" or a comma names with it. The negation itself stays, and keeps its neighbours apart.
 */
export function withoutNegated(
  spans: readonly Span[],
  tokens: readonly Token[],
): { wanted: Span[]; negated: Negated[] } {
  const wanted = [...spans];
  const negated: Negated[] = [];
  const take = (at: number): Span[] => {
    const span = wanted[at];
    if (!span) return [];
    wanted[at] = { from: span.from, to: span.to, reading: { kind: 'stop' } };
    return span.reading.kind === 'stop' ? [] : [span];
  };
  for (let index = 0; index < spans.length; index += 1) {
    const span = spans[index];
    const key = tokens[span?.from ?? 0]?.key ?? '';
    if (span?.reading.kind === 'word' && NEGATIONS_AFTER.has(key)) {
      const targets = beforeIt(wanted, index).flatMap(take);
      wanted[index] = { ...span, reading: { kind: 'negation' } };
      const [first] = targets;
      if (first) negated.push({ from: first.from, to: span.to, targets });
      continue;
    }
    const free = span && freeTimeAt(spans, index, tokens);
    if (span && free) {
      const first = spans[Math.min(index, free.at)] ?? span;
      const last = spans[Math.max(index, free.at)] ?? span;
      negated.push({ from: first.from, to: last.to, targets: take(free.at) });
      wanted[index] = { ...span, reading: { kind: 'negation' } };
      continue;
    }
    if (span?.reading.kind === 'free') {
      wanted[index] = { ...span, reading: { kind: 'negation' } };
      const term = { kind: 'term', entry: span.reading.entry, correctedTo: null } as const;
      negated.push({ from: span.from, to: span.to, targets: [{ ...span, reading: term }] });
      continue;
    }
    if (span?.reading.kind !== 'negation') continue;
    const at = afterFillers(spans, index + 1, tokens);
    const target = spans[at];
    if (!target || target.reading.kind === 'negation') continue;
    const before = negated.at(-1);
    if (BUT.has(key) && before?.to === span.from && areAlike(before.targets.at(-1), target)) {
      wanted[index] = { ...span, reading: { kind: 'stop' } };
      continue;
    }
    if (ONLY.has(tokens[target.from]?.key ?? '')) {
      take(target.reading.kind === 'stop' ? at + 1 : at);
      continue;
    }
    for (let filler = index + 1; filler < at; filler += 1) take(filler);
    const all = namedTogether(spans, at, tokens);
    const targets = all.flatMap(take);
    // "Ej ssk eller krav på usk": what stands between is no word of its own
    for (let between = at + 1; between < (all.at(-1) ?? at); between += 1) take(between);
    const last = spans[all.at(-1) ?? at];
    if (last && targets.length > 0) negated.push({ from: span.from, to: last.to, targets });
  }
  return { wanted, negated };
}

/** The time of day that is free where "lediga" or "off" stands: right after the one, right before the other. */
function freeTimeAt(
  spans: readonly Span[],
  index: number,
  tokens: readonly Token[],
): { at: number } | null {
  const keyAt = (at: number): string => tokens[spans[at]?.from ?? -1]?.key ?? '';
  const isFreeTime = (at: number): boolean =>
    FREE_TIMES.has(keyAt(at)) && spans[at]?.reading.kind === 'term';
  // "Ledig på helger"
  const next = keyAt(index + 1) === 'på' ? index + 2 : index + 1;
  if (FREE.has(keyAt(index)) && isFreeTime(next)) return { at: next };
  return OFF.has(keyAt(index)) && isFreeTime(index - 1) ? { at: index - 1 } : null;
}

/** The thing before "nej tack", with the words right before it: "toxisk chef". */
function beforeIt(spans: readonly Span[], index: number): number[] {
  const found: number[] = [];
  for (let at = index - 1; at >= 0; at -= 1) {
    const kind = spans[at]?.reading.kind;
    if (kind === 'stop' || kind === 'negation' || (found.length > 0 && kind !== 'word')) break;
    found.unshift(at);
  }
  return found;
}

function afterFillers(spans: readonly Span[], from: number, tokens: readonly Token[]): number {
  let at = from;
  for (;;) {
    const span = spans[at];
    if (!span || span.reading.kind === 'negation') return at;
    const words = tokens.slice(span.from, span.to);
    // "Inte vara natt" is not about the town of Vara
    if (!words.every(({ key, text }) => FILLERS.has(key) && text === text.toLowerCase())) return at;
    at += 1;
  }
}

/** The places of a thing and of what is named with it, in the spans. */
function namedTogether(spans: readonly Span[], first: number, tokens: readonly Token[]): number[] {
  const found = [first];
  for (let at = first; ; ) {
    const link = spans[at + 1];
    const word = tokens[link?.from ?? -1];
    // In quotes it is a word that is searched for
    const key = word && !word.literal ? word.key : '';
    const hasWord = OR.has(key) || AND.has(key);
    const next = afterFillers(spans, hasWord ? at + 2 : at + 1, tokens);
    const other = spans[next];
    const known = spans[at];
    if (!other || !known || other.reading.kind === 'stop' || other.reading.kind === 'negation')
      break;
    const isListed = ENUMERATION.test(tokens[other.from]?.gap ?? '') && next === at + 1;
    if (!(OR.has(key) || ((AND.has(key) || isListed) && areAlike(known, other)))) break;
    if (OR.has(key) && isSubject(other) && !areAlike(known, other)) break;
    found.push(next);
    at = next;
  }
  return found;
}

const partOf = ({ reading }: Span): string => {
  if (reading.kind === 'period') return 'period';
  if (reading.kind !== 'term') return reading.kind;
  const [{ part } = { part: '' }] = reading.entry.facets;
  return SHIFTS.has(part) ? 'shift' : part;
};

/** A profession or a place is what the search is of: "ej natt eller ssk" still asks for nurses. */
const isSubject = (span: Span): boolean => ['workroles', 'locations'].includes(partOf(span));

const areAlike = (one: Span | undefined, other: Span): boolean =>
  one !== undefined && partOf(one) === partOf(other);
