import { describeConformance } from '../internal/testing/describeConformance';
import { Skeleton, type SkeletonProps } from './Skeleton';

const PROPS: SkeletonProps = { width: '60%' };

describeConformance(Skeleton, { props: PROPS, root: HTMLSpanElement });
