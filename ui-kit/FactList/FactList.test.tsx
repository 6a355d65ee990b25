import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { FactList, type FactListProps } from './FactList';

const PROPS: FactListProps = { facts: [{ term: 'Ort', description: 'Solna' }] };

describeConformance(FactList, { props: PROPS, root: HTMLDListElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<FactList {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
