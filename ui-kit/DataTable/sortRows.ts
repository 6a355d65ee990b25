import type { OneOf } from '../internal/oneOf';

/** The value that a column is sorted by; null means unknown and is last in both directions. */
export type SortValue = string | number | null;

export type SortDirection = OneOf<['ascending', 'descending']>;

/** Which column the table is sorted by, and how. */
export interface Sort {
  column: string;
  direction: SortDirection;
}

/** The sort after a press on a column's header: ascending first, then reversed. */
export function nextSort(current: Sort | null, column: string): Sort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

/**
 * The sorted rows; equal ones keep their order.
 * @param locale BCP 47, for the alphabet: in Swedish Å, Ä and Ö come last.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const a = sortBy(one);
    const b = sortBy(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(String(a), String(b));
    return order * turn;
  });
}
