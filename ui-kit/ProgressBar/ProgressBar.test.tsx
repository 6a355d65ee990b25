import { describeConformance } from '../internal/testing/describeConformance';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

const PROPS: ProgressBarProps = { label: 'Laddar upp', value: 64 };

describeConformance(ProgressBar, { props: PROPS, root: HTMLDivElement });
