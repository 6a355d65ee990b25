import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Timeline, type TimelineProps } from './Timeline';

const PROPS: TimelineProps = {
  label: 'Händelser',
  events: [{ id: 'a', title: 'Ansökt', dateTime: '2026-01-12', timeText: '12 januari' }],
};

describeConformance(Timeline, { props: PROPS, root: HTMLOListElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Timeline {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
