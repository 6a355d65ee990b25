import { describeConformance } from '../internal/testing/describeConformance';
import { Histogram, type HistogramProps } from './Histogram';

const PROPS: HistogramProps = {
  caption: 'Timlöner',
  bins: [{ from: 500, to: 700, count: 3 }],
  labels: {
    range: (from, to) => `${from}–${to}`,
    tick: String,
    count: String,
    headings: ['Timlön', 'Antal'],
  },
};

describeConformance(Histogram, { props: PROPS, root: HTMLElement });
