import { describeConformance } from '../internal/testing/describeConformance';
import { Timeline, type TimelineProps } from './Timeline';

const PROPS: TimelineProps = {
  label: 'Händelser',
  items: [{ id: 'a', title: 'Ansökt', dateTime: '2026-01-12', timeText: '12 januari' }],
};

describeConformance(Timeline, { props: PROPS, root: HTMLOListElement });
