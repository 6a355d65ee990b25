import type { JobFilter } from '#domain/jobs/filter';
import { type FilterPart, isFlagPart } from '#domain/jobs/filterFields';
import { MAX_LENGTH } from '#domain/limits';
import { workRoleById } from '#domain/vocabulary/lookup';
import { inContext } from './context';
import type { Facet } from './entry';
import { labelOf } from './labels';
import { lexicon } from './lexicon';
import { type Negated, withoutNegated } from './negations';
import { oneOfEach } from './oneOfEach';
import { onlyTimes } from './onlyTimes';
import { preferredFields } from './preferredFields';
import { type SearchTerm, termsOf } from './searchTerms';
import { namesProfession, withSlipsOfProfessions } from './slipsOfProfessions';
import { type ReadBeside, type Span, spansOf } from './spans';
import { textWithout } from './textWithout';
import { type Token, tokensOf } from './tokens';
import type {
  Correction,
  Offer,
  UnderstoodFilter,
  UnderstoodValue,
  UnmetWish,
  UnwantedWords,
} from './understood';
import { nameOfUnwanted, type Unwanted, unwantedOf } from './unwanted';

export type { SearchTerm } from './searchTerms';

/** What a text asks for. */
export interface Understanding {
  /** In the order of the text. */
  filters: UnderstoodFilter[];
  /**
   * The one profession that was written; null for none, for several, and for a word that may mean
   * several.
   */
  role: string | null;
  /**
   * Where the only profession is a word for many ("läkare"), the one with the word as its own name:
   * its jobs come first. `role` is then null, since all of them are meant.
   */
  general: string | null;
  /** Work fields that the words for a profession say besides: their jobs come first. */
  readonly prefers: string[];
  /** What was negated, in the order of the text, with the jobs that it leaves out. */
  unwanted: (UnwantedWords & { jobs: Unwanted[] })[];
  /** Wishes that nothing can be done about. */
  unmet: UnmetWish[];
  /** Whether the best paid are asked for. */
  bestPaid: boolean;
  /** The remaining words; an ad must contain each of them. */
  terms: SearchTerm[];
  /** Spellings that were changed to a known term. */
  corrections: Correction[];
  /** What words may mean besides. */
  offers: Offer[];
  /** What the words of an employer's name may mean besides: to be offered where they have no job. */
  besides: Offer[];
}

export interface UnderstandOptions extends ReadBeside {
  /** Parts that were chosen already: words for them are searched for as words. */
  taken: ReadonlySet<FilterPart>;
}

/**
 * Reads a text of the search: words that are filters become filters, the rest stays words. Words
 * that say nothing are dropped.
 */
export function understand(text: string, { taken, ...beside }: UnderstandOptions): Understanding {
  const written = text.slice(0, MAX_LENGTH.freeText);
  const tokens = tokensOf(written);
  const { wanted, negated } = withoutNegated(spansOf(tokens, written, beside), tokens);
  const meant = withSlipsOfProfessions(wanted, tokens, taken, beside);
  const spans = oneOfEach(inContext(meant, tokens, taken));
  const ofAny = !taken.has('workroles') && !spans.some(namesProfession);
  const found = groupedByValue(spans);
  return {
    filters: found.map(({ value, label, spans: said }) => ({
      value,
      label,
      words: said.map((span) => wordsOf(span, tokens, written)).join(' '),
      without: textWithout(written, tokens, said),
    })),
    role: roleOf(spans),
    general: generalOf(spans)?.reading.entry.general?.role ?? null,
    // Only what ranks a list asks for it
    get prefers() {
      return preferredFields(spans, tokens);
    },
    unwanted: [
      ...negated.map((each) => unwantedWords(each, tokens, written)),
      ...otherTimes(spans, tokens, written),
    ],
    unmet: spans.flatMap((span) =>
      span.reading.kind === 'unmet'
        ? [{ words: wordsOf(span, tokens, written), why: span.reading.why }]
        : [],
    ),
    bestPaid: spans.some(({ reading }) => reading.kind === 'bestPaid'),
    terms: spans
      .filter(({ reading }) => reading.kind === 'word')
      .flatMap((span) => termsOf(span, tokens, written, ofAny)),
    corrections: spans.flatMap((span) => {
      const { reading } = span;
      if (reading.kind !== 'term' || reading.correctedTo === null) return [];
      return [{ from: wordsOf(span, tokens, written), to: reading.correctedTo }];
    }),
    offers: [
      ...spans.flatMap((span) => spellingOffer(span, { tokens, text: written, taken }) ?? []),
      ...narrowerOffer(spans, tokens, written),
      ...spans.flatMap((span) => placeOffer(span, { tokens, text: written, taken }) ?? []),
      ...spans.flatMap((span) => nearestOffer(span, { tokens, text: written, taken }) ?? []),
    ],
    besides: spans.flatMap((span) =>
      besideNameOffer(span, { tokens, text: written, taken }, beside),
    ),
  };
}

function unwantedWords(
  { from, to, targets }: Negated,
  tokens: readonly Token[],
  text: string,
): UnwantedWords & { jobs: Unwanted[] } {
  const names = targets.map((target) => nameOfUnwanted(target, tokens));
  const whole: Span = { from, to, reading: { kind: 'stop' } };
  return {
    words: wordsOf(whole, tokens, text),
    label: {
      sv: `Inte ${names.map(({ sv }) => sv).join(' eller ')}`,
      en: `Not ${names.map(({ en }) => en).join(' or ')}`,
    },
    without: textWithout(text, tokens, [whole]),
    jobs: targets.flatMap((target) => unwantedOf(target, tokens, text)),
  };
}

/** What "bara dagtid" leaves out. */
function otherTimes(
  spans: readonly Span[],
  tokens: readonly Token[],
  text: string,
): Understanding['unwanted'] {
  const only = onlyTimes(spans, tokens);
  if (!only) return [];
  const whole: Span = { from: only.from, to: only.to, reading: { kind: 'stop' } };
  return [
    {
      words: wordsOf(whole, tokens, text),
      label: { sv: 'Inga andra tider', en: 'No other times' },
      without: textWithout(text, tokens, [whole]),
      jobs: [{ values: [{ part: 'timeOfDay', ids: only.others }], terms: [] }],
    },
  ];
}

interface Read {
  tokens: readonly Token[];
  text: string;
  taken: ReadonlySet<FilterPart>;
}

/** The spelling that a word may be a slip of. */
function spellingOffer(span: Span, { tokens, text, taken }: Read): Offer | null {
  const { reading } = span;
  if (reading.kind !== 'word' || !reading.meant) return null;
  const { to, entry } = reading.meant;
  if (entry.facets.some(({ part }) => taken.has(part))) return null;
  return {
    kind: 'spelling',
    words: wordsOf(span, tokens, text),
    label: { sv: to, en: to },
    change: { text: withSpelling(text, tokens[span.from], to) },
  };
}

/** To search in the place that an employer or a hospital is called after: all of Skåne. */
function placeOffer(span: Span, { tokens, text, taken }: Read): Offer | null {
  const { reading } = span;
  const [facet] = (reading.kind === 'word' && reading.place?.facets) || [];
  if (reading.kind !== 'word' || !reading.place || facet?.part !== 'locations') return null;
  if (taken.has('locations')) return null;
  return {
    kind: 'place',
    words: wordsOf(span, tokens, text),
    label: labelOf(facet, reading.place),
    change: { text: textWithout(text, tokens, [span]), locations: [...facet.ids] },
  };
}

/** The nearest profession to one that Sweden does not have. */
function nearestOffer(span: Span, { tokens, text, taken }: Read): Offer | null {
  const role = workRoleById(lexicon().nearest.get(tokens[span.from]?.key ?? '') ?? '');
  if (span.reading.kind !== 'word' || !role || taken.has('workroles')) return null;
  return {
    kind: 'nearest',
    words: wordsOf(span, tokens, text),
    label: role.text,
    change: { text: textWithout(text, tokens, [span]), workroles: [role.id] },
  };
}

/** The profession that is in the name of an employer: "Min Doktor". */
function besideNameOffer(
  span: Span,
  { tokens, text, taken }: Read,
  { today, isInAds }: ReadBeside,
): Offer[] {
  if (span.reading.kind !== 'word' || !span.reading.names || taken.has('workroles')) return [];
  const words = wordsOf(span, tokens, text);
  const own = tokensOf(words);
  return spansOf(own, words, { today, isInAds })
    .filter(isProfession)
    .flatMap(({ reading }) => {
      const facet = reading.entry.facets.find(({ part }) => part === 'workroles');
      if (!facet) return [];
      return [
        {
          kind: 'spelling',
          words,
          label: labelOf(facet, reading.entry),
          change: { text: textWithout(text, tokens, [span]), workroles: [...facet.ids] },
        },
      ];
    });
}

type TermSpan = Span & { reading: { kind: 'term' } };

const isProfession = (span: Span): span is TermSpan =>
  span.reading.kind === 'term' &&
  span.reading.entry.facets.some(({ part }) => part === 'workroles');

/** The word for many professions, where it is the only profession of the text. */
function generalOf(spans: readonly Span[]): TermSpan | null {
  const professions = spans.filter(isProfession);
  const roles = new Set(professions.map(({ reading }) => reading.entry.general?.role ?? null));
  const [first] = professions;
  return first && roles.size === 1 && first.reading.entry.general ? first : null;
}

/** To search for the one profession that a general word names, with what else the word says. */
function narrowerOffer(spans: readonly Span[], tokens: readonly Token[], text: string): Offer[] {
  const general = generalOf(spans)?.reading.entry.general;
  const role = workRoleById(general?.role ?? '');
  if (!role) return [];
  const said = spans.filter(isProfession);
  const change: Partial<JobFilter> = { text: textWithout(text, tokens, said) };
  for (const { value } of said.flatMap(valuesOf)) {
    if (!('ids' in value)) Object.assign(change, { [value.part]: true });
    else if (value.part !== 'workroles') change[value.part] = value.ids;
  }
  change.workroles = [role.id];
  const words = said.map((span) => wordsOf(span, tokens, text)).join(' ');
  return [{ kind: 'profession', words, label: role.text, change }];
}

const withSpelling = (text: string, token: Token | undefined, to: string): string =>
  token ? text.slice(0, token.start) + to + text.slice(token.end) : text;

/** An offer to search for a word that an ad has instead of one that none has. */
export function spellingOfAds(text: string, { from, to }: Correction): Offer {
  const token = tokensOf(text).find((each) => each.text === from);
  return {
    kind: 'spelling',
    words: from,
    label: { sv: to, en: to },
    change: { text: withSpelling(text, token, to) },
  };
}

const wordsOf = ({ from, to }: Span, tokens: readonly Token[], text: string): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

interface Found extends Pick<UnderstoodFilter, 'value' | 'label'> {
  spans: Span[];
}

/** The filters of the spans, each once: "ssk" and "sjuksköterska" are one. */
function groupedByValue(spans: readonly Span[]): Found[] {
  const found = new Map<string, Found>();
  for (const span of spans) {
    for (const { value, label } of valuesOf(span)) {
      const key = 'fromDate' in value || 'min' in value ? value.part : JSON.stringify(value);
      const known = found.get(key);
      if (known) known.spans.push(span);
      else found.set(key, { value, label, spans: [span] });
    }
  }
  return [...found.values()];
}

function valuesOf({ reading }: Span): Pick<UnderstoodFilter, 'value' | 'label'>[] {
  if (reading.kind === 'period') {
    const { fromDate, toDate, label } = reading.period;
    return [{ value: { part: 'period', fromDate, toDate }, label }];
  }
  if (reading.kind === 'numbers') {
    const { part, min, max, label } = reading.numbers;
    return [{ value: { part, min, max }, label }];
  }
  if (reading.kind !== 'term') return [];
  const { entry } = reading;
  return entry.facets.map((facet) => ({
    value: filterValueOf(facet),
    label: labelOf(facet, entry),
  }));
}

function filterValueOf({ part, ids }: Facet): UnderstoodValue {
  return isFlagPart(part) ? { part } : { part, ids: [...ids] };
}

/** The one profession that the text names. */
function roleOf(spans: readonly Span[]): string | null {
  const named = new Set<string | null>();
  for (const { reading } of spans) {
    if (reading.kind !== 'term') continue;
    const ids = reading.entry.facets.find(({ part }) => part === 'workroles')?.ids;
    if (!ids) continue;
    const { group, firstIsExact } = reading.entry;
    const isNamed = group === null && (firstIsExact || ids.length === 1);
    named.add(isNamed ? (ids[0] ?? null) : null);
  }
  const [role = null] = named;
  return named.size === 1 ? role : null;
}
