import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

const PROPS: ProgressBarProps = { label: 'Laddar upp', value: 64 };

describeConformance(ProgressBar, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<ProgressBar {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
