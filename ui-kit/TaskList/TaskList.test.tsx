import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { TaskList, type TaskListProps } from './TaskList';

const PROPS: TaskListProps = {
  label: 'Kvar',
  tasks: [{ id: 'cv', title: 'CV', status: { text: 'Klart', tone: 'success' } }],
};

describeConformance(TaskList, { props: PROPS, root: HTMLUListElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<TaskList {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
