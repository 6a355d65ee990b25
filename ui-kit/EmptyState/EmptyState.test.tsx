import { describeConformance } from '../internal/testing/describeConformance';
import { EmptyState, type EmptyStateProps } from './EmptyState';

const PROPS: EmptyStateProps = { title: 'Inga uppdrag' };

describeConformance(EmptyState, { props: PROPS, root: HTMLDivElement });
