import { describeConformance } from '../internal/testing/describeConformance';
import { TaskList, type TaskListProps } from './TaskList';

const PROPS: TaskListProps = {
  label: 'Kvar',
  items: [{ id: 'cv', title: 'CV', status: { text: 'Klart', tone: 'success' } }],
};

describeConformance(TaskList, { props: PROPS, root: HTMLUListElement });
