import { describeConformance } from '../internal/testing/describeConformance';
import { StatusLine, type StatusLineProps } from './StatusLine';

const PROPS: StatusLineProps = { tone: 'success', icon: 'success', children: 'Allt är klart' };

describeConformance(StatusLine, { props: PROPS, root: HTMLParagraphElement });
