import { matches } from '../internal/fold';
import type { FindOptions, Option } from '../internal/option';

/** The request for a list of options. */
export interface OptionView {
  /** Search within; '' for none. A search ignores the limit. */
  query: string;
  expanded: boolean;
  /** How many are shown before "show more". */
  limit: number;
  /** How a search finds; left out: by the labels. */
  findOptions?: FindOptions | undefined;
}

/** The options to show, and how many more there are. */
export function visibleOptions<Id extends string>(
  options: readonly Option<Id>[],
  { query, expanded, limit, findOptions }: OptionView,
): { shown: readonly Option<Id>[]; hidden: number } {
  if (query.trim() !== '') {
    const shown = findOptions
      ? findOptions(options, query)
      : options.filter(({ label }) => matches(label, query));
    return { shown, hidden: 0 };
  }
  // Hiding a single option saves no space: the button takes its line.
  if (expanded || options.length <= limit + 1) return { shown: options, hidden: 0 };
  return { shown: options.slice(0, limit), hidden: options.length - limit };
}
