import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';

const PROPS: BreadcrumbsProps = {
  label: 'Du är här',
  crumbs: [{ label: 'Start', href: '#start' }],
};

describeConformance(Breadcrumbs, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Breadcrumbs {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
