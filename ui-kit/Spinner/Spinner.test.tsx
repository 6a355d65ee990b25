import { describeConformance } from '../internal/testing/describeConformance';
import { Spinner, type SpinnerProps } from './Spinner';

const PROPS: SpinnerProps = { label: 'Hämtar' };

describeConformance(Spinner, { props: PROPS, root: HTMLSpanElement });
