import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Pagination, type PaginationProps } from './Pagination';

const PROPS: PaginationProps = {
  current: 2,
  count: 3,
  hrefOf: (page) => `#${page}`,
  labels: { nav: 'Sidor', previous: 'Föregående', next: 'Nästa', page: (page) => `Sida ${page}` },
};

describeConformance(Pagination, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Pagination {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
