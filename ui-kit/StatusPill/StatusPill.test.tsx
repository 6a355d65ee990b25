import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { StatusPill, type StatusPillProps } from './StatusPill';

const PROPS: StatusPillProps = { status: 'qualified', children: 'Kvalificerad' };

describeConformance(StatusPill, { props: PROPS, root: HTMLSpanElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<StatusPill {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
