import { describeConformance } from '../internal/testing/describeConformance';
import { RequirementList, type RequirementListProps } from './RequirementList';

const PROPS: RequirementListProps = {
  label: 'Villkor',
  items: [{ id: 'cv', title: 'CV', status: { text: 'Klart', tone: 'success', icon: 'success' } }],
};

describeConformance(RequirementList, { props: PROPS, root: HTMLUListElement });
