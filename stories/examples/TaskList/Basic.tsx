import { TaskList } from '@vikari/ui-kit/TaskList';

/** What is left to do, in any order. */
export function Basic() {
  return (
    <TaskList
      label="Before you can apply"
      items={[
        {
          id: 'profile',
          title: 'Fill in your profile',
          href: '#profile',
          status: { text: 'Done', tone: 'success' },
        },
        {
          id: 'licence',
          title: 'Upload your licence',
          href: '#licence',
          hint: 'PDF or photo',
          status: { text: 'Left', tone: 'warning' },
        },
      ]}
    />
  );
}
