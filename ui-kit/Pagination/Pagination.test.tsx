import { describeConformance } from '../internal/testing/describeConformance';
import { Pagination, type PaginationProps } from './Pagination';

const PROPS: PaginationProps = {
  current: 2,
  count: 3,
  hrefOf: (page) => `#${page}`,
  labels: { nav: 'Sidor', previous: 'Föregående', next: 'Nästa', page: (page) => `Sida ${page}` },
};

describeConformance(Pagination, { props: PROPS, root: HTMLElement });
