import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Skeleton, type SkeletonProps } from './Skeleton';

const PROPS: SkeletonProps = { width: '60%' };

describeConformance(Skeleton, { props: PROPS, root: HTMLSpanElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Skeleton {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
