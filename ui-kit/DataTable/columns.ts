import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** A column of a data table. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** `end` for numbers, which are then aligned digit by digit. */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** The value that the column is sorted by; without it the header is not a button. */
  sortBy?: (row: Row) => SortValue;
}
