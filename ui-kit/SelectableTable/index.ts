export type { DataColumn } from '../DataTable/columns';
export type { Sort, SortDirection, SortValue } from '../DataTable/sortRows';
export {
  SelectableTable,
  type SelectableTableLabels,
  type SelectableTableProps,
} from './SelectableTable';
