import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { EmptyState, type EmptyStateProps } from './EmptyState';

const PROPS: EmptyStateProps = { title: 'Inga uppdrag' };

describeConformance(EmptyState, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<EmptyState {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
