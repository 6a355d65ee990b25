export {
  type CompareColumn,
  type CompareGroup,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
} from './CompareTable';
