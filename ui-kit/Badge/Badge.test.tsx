import { describeConformance } from '../internal/testing/describeConformance';
import { Badge, type BadgeProps } from './Badge';

const PROPS: BadgeProps = { children: 'Ny' };

describeConformance(Badge, { props: PROPS, root: HTMLSpanElement });
