import { describeConformance } from '../internal/testing/describeConformance';
import { BarChart, type BarChartProps } from './BarChart';

const PROPS: BarChartProps = {
  caption: 'Löner',
  items: [{ label: 'Psykiatri', value: 89 }],
  formatValue: String,
  headings: ['Specialitet', 'Lön'],
};

describeConformance(BarChart, { props: PROPS, root: HTMLElement });
