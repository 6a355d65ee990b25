import type { FilterPart } from '#domain/jobs/filterFields';
import { isOrdinaryWord } from './ordinaryWords';
import type { ReadBeside, Span } from './span';
import { slipOfProfession } from './spelling';
import type { Token } from './tokens';

/** True for words that name a profession, or several. */
export const namesProfession = ({ reading }: Span): boolean =>
  reading.kind === 'term' && reading.entry.facets.some(({ part }) => part === 'workroles');

/**
 * Where a text names no profession, a word that says nothing else and that no ad has is the one that it is a slip of:
 * without it, the jobs of every profession would be found ("läkra umeå").
 */
export function withSlipsOfProfessions(
  spans: readonly Span[],
  tokens: readonly Token[],
  taken: ReadonlySet<FilterPart>,
  { isInAds = () => false }: ReadBeside,
): readonly Span[] {
  const hasWord = spans.some(({ reading }) => reading.kind === 'word');
  if (!hasWord || taken.has('workroles') || spans.some(namesProfession)) return spans;
  return spans.map((span) => {
    const { from, to, reading } = span;
    const [token] = tokens.slice(from, to);
    if (reading.kind !== 'word' || reading.meant || reading.names) return span;
    if (!token || to - from > 1 || token.literal) return span;
    if (isInAds(token.folded) || isOrdinaryWord(token.text)) return span;
    const meant = slipOfProfession(token.text);
    if (!meant) return span;
    return { ...span, reading: { kind: 'term', entry: meant.entry, correctedTo: meant.to } };
  });
}
