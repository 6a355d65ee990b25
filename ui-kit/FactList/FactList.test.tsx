import { describeConformance } from '../internal/testing/describeConformance';
import { FactList, type FactListProps } from './FactList';

const PROPS: FactListProps = { facts: [{ term: 'Ort', description: 'Solna' }] };

describeConformance(FactList, { props: PROPS, root: HTMLDListElement });
