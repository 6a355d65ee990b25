import { describeConformance } from '../internal/testing/describeConformance';
import { LinkTabs, type LinkTabsProps } from './LinkTabs';

const PROPS: LinkTabsProps = {
  label: 'Ansökningar',
  items: [{ label: 'Alla', href: '#all', count: 3 }],
};

describeConformance(LinkTabs, { props: PROPS, root: HTMLElement });
