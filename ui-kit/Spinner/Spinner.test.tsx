import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Spinner, type SpinnerProps } from './Spinner';

const PROPS: SpinnerProps = { label: 'Hämtar' };

describeConformance(Spinner, { props: PROPS, root: HTMLSpanElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Spinner {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
