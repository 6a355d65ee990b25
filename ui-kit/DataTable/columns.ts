import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** A column of a data table. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** `end` for numbers, which then stand digit under digit. */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by; without it the head is no button. */
  sortBy?: (row: Row) => SortValue;
}
