import { describeConformance } from '../internal/testing/describeConformance';
import { Callout, type CalloutProps } from './Callout';

const PROPS: CalloutProps = { title: 'En handling saknas', children: 'Lämna ditt intyg.' };

describeConformance(Callout, { props: PROPS, root: HTMLDivElement });
