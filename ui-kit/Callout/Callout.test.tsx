import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Callout, type CalloutProps } from './Callout';

const PROPS: CalloutProps = { title: 'En handling saknas', children: 'Lämna ditt intyg.' };

describeConformance(Callout, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Callout {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
