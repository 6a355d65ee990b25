import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { LinkTabs, type LinkTabsProps } from './LinkTabs';

const PROPS: LinkTabsProps = {
  label: 'Ansökningar',
  tabs: [{ label: 'Alla', href: '#all', count: 3 }],
};

describeConformance(LinkTabs, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<LinkTabs {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
