import { describeConformance } from '../internal/testing/describeConformance';
import { EndBar } from './EndBar';

describeConformance(EndBar, { props: { children: 'Text' }, root: HTMLDivElement });
