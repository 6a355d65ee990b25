import type { FilterPart } from '#domain/jobs/filterFields';
import { MAX_LENGTH } from '#domain/limits';
import { inContext } from './context';
import type { Facet } from './entry';
import { labelOf } from './labels';
import { type SearchTerm, termsOf } from './searchTerms';
import { type Span, spansOf } from './spans';
import { textWithout } from './textWithout';
import { type Token, tokensOf } from './tokens';
import type { Correction, UnderstoodFilter, UnderstoodValue } from './understood';

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
  /** The remaining words; an ad must contain each of them. */
  terms: SearchTerm[];
  /** Spellings that were changed to a known term. */
  corrections: Correction[];
}

export interface UnderstandOptions {
  /** `YYYY-MM-DD` in Stockholm: "sommar" is the next one. */
  today: string;
  /** Parts that were chosen already: words for them are searched for as words. */
  taken: ReadonlySet<FilterPart>;
}

/**
 * Reads a text of the search: words that are filters become filters, the rest stays words. Words
 * that say nothing, and what is not wanted ("ej natt"), are dropped.
 */
export function understand(text: string, { today, taken }: UnderstandOptions): Understanding {
  const written = text.slice(0, MAX_LENGTH.freeText);
  const tokens = tokensOf(written);
  const spans = inContext(spansOf(tokens, written, today), tokens, taken);
  const found = groupedByValue(spans);
  return {
    filters: found.map(({ value, label, spans: said }) => ({
      value,
      label,
      words: said.map((span) => wordsOf(span, tokens, written)).join(' '),
      without: textWithout(written, tokens, said),
    })),
    role: roleOf(spans),
    terms: spans
      .filter(({ reading }) => reading.kind === 'word')
      .flatMap((span) => termsOf(span, tokens, written)),
    corrections: spans.flatMap((span) => {
      const { reading } = span;
      if (reading.kind !== 'term' || reading.correctedTo === null) return [];
      return [{ from: wordsOf(span, tokens, written), to: reading.correctedTo }];
    }),
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
      const key = 'fromDate' in value ? value.part : JSON.stringify(value);
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
  if (reading.kind !== 'term') return [];
  const { entry } = reading;
  return entry.facets.map((facet) => ({
    value: filterValueOf(facet),
    label: labelOf(facet, entry),
  }));
}

function filterValueOf({ part, ids }: Facet): UnderstoodValue {
  return part === 'onCallDuty' || part === 'onlyEligible' ? { part } : { part, ids: [...ids] };
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
