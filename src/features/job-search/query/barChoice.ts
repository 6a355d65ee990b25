import type { Named } from '../vocabulary/searchVocabulary';
import type { Collapsed } from './collapse';

/** A list of ids as the value of a native `select`, whose form sends it unchanged. */
export const listValue = (ids: readonly string[]): string => ids.join(',');

/**
 * The option for a choice that the list itself does not offer: several ids at once, or one that is
 * not in it. Null while an offered option, or nothing, is chosen.
 *
 * @param more - "Skåne län + 2".
 */
export function extraOption(
  chosen: readonly string[],
  offered: ReadonlySet<string>,
  shown: readonly Collapsed[],
  more: (first: string, others: number) => string,
): Named | null {
  const [only] = chosen;
  if (only === undefined || (chosen.length === 1 && offered.has(only))) return null;
  const [first, ...others] = shown;
  const label = first?.label ?? '…';
  return { id: listValue(chosen), label: others.length > 0 ? more(label, others.length) : label };
}
