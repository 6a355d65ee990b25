import { matches } from '../internal/fold';
import type { Option } from '../internal/option';

/** What is asked of a list of options. */
export interface OptionView {
  /** Search within; '' for none. A search looks past the limit. */
  query: string;
  expanded: boolean;
  /** How many stand before "show more". */
  limit: number;
}

/** The options to draw, and how many more there are. */
export function visibleOptions(
  options: readonly Option[],
  { query, expanded, limit }: OptionView,
): { shown: readonly Option[]; hidden: number } {
  if (query.trim() !== '') {
    return { shown: options.filter(({ label }) => matches(label, query)), hidden: 0 };
  }
  // Hiding a single option saves nothing: its line goes to the button.
  if (expanded || options.length <= limit + 1) return { shown: options, hidden: 0 };
  return { shown: options.slice(0, limit), hidden: options.length - limit };
}
