export type { DataColumn } from './columns';
export { DataTable, type DataTableProps } from './DataTable';
export type { Sort, SortDirection, SortValue } from './sortRows';
