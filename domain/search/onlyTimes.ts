import { WORKING_HOURS } from '#domain/vocabulary/workingHours';
import type { Span } from './spans';
import { foldedKeyOf, type Token } from './tokens';

const ONLY: ReadonlySet<string> = new Set(['bara', 'endast', 'enbart', 'only', 'just']);
/** Terms that leave no other time. */
const ONLY_BY_THEMSELVES: ReadonlySet<string> = new Set(
  (
    'kontorstid|kontorstider|officehours|baravardagar|weekdaysonly|baranatt|barahelger|' +
    'standignatt|standigtnatt|permanentnights'
  ).split('|'),
);

/** That no other times of day are wanted than the named ones. */
interface OnlyTimes {
  /** The word that says so. */
  from: number;
  to: number;
  /** Ids of the others. */
  others: string[];
}

/** "Bara dagtid", "kontorstider": the times of day that a text rules out; null where it does not. */
export function onlyTimes(spans: readonly Span[], tokens: readonly Token[]): OnlyTimes | null {
  const times = spans.filter((span) => timesOf(span).length > 0);
  for (const span of times) {
    const said = tokens.slice(span.from, span.to).map(({ key }) => key);
    const isWhole = ONLY_BY_THEMSELVES.has(foldedKeyOf(said.join('')));
    const before = tokens[span.from - 1];
    if (!isWhole && !(before && !before.literal && ONLY.has(before.key))) continue;
    const wanted = new Set(times.flatMap(timesOf));
    const others = WORKING_HOURS.map(({ id }) => id).filter((id) => !wanted.has(id));
    const [from, to] = isWhole ? [span.from, span.to] : [span.from - 1, span.from];
    return others.length > 0 ? { from, to, others } : null;
  }
  return null;
}

function timesOf({ reading }: Span): readonly string[] {
  if (reading.kind !== 'term') return [];
  return reading.entry.facets.flatMap(({ part, ids }) => (part === 'timeOfDay' ? ids : []));
}
