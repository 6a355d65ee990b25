import { describeConformance } from '../internal/testing/describeConformance';
import { ContentsList, type ContentsListProps } from './ContentsList';

const PROPS: ContentsListProps = {
  title: 'Innehåll',
  items: [{ id: 'karens', text: 'Karens', level: 2 }],
};

describeConformance(ContentsList, { props: PROPS, root: HTMLElement });
