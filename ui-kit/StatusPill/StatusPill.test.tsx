import { describeConformance } from '../internal/testing/describeConformance';
import { StatusPill, type StatusPillProps } from './StatusPill';

const PROPS: StatusPillProps = { status: 'qualified', children: 'Kvalificerad' };

describeConformance(StatusPill, { props: PROPS, root: HTMLSpanElement });
