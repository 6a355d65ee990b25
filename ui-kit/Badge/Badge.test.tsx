import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Badge, type BadgeProps } from './Badge';

const PROPS: BadgeProps = { children: 'Ny' };

describeConformance(Badge, { props: PROPS, root: HTMLSpanElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Badge {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
