import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { BarChart, type BarChartProps } from './BarChart';

const PROPS: BarChartProps = {
  caption: 'Löner',
  items: [{ label: 'Psykiatri', value: 89 }],
  formatValue: String,
  headings: ['Specialitet', 'Lön'],
};

describeConformance(BarChart, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<BarChart {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
