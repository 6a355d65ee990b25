import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Task, TaskList } from '@vikari/ui-kit/TaskList';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Flow/TaskList',
  component: TaskList,
  args: { label: 'Det här är kvar', items: [] },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Det här är kvar',
    titles: ['Kontaktuppgifter', 'Ladda upp ditt CV', 'Två referenser', 'Boka intervju'],
    hints: ['', 'PDF, högst 10 MB', 'Från dina två senaste chefer', 'När handlingarna är klara'],
    states: { done: 'Klart', begun: 'Påbörjat', todo: 'Inte påbörjat', later: 'Kan inte börja än' },
  },
  en: {
    label: 'What is left',
    titles: ['Contact details', 'Upload your CV', 'Two references', 'Book an interview'],
    hints: ['', 'PDF, 10 MB at most', 'From your two latest managers', 'Once documents are done'],
    states: { done: 'Done', begun: 'Begun', todo: 'Not begun', later: 'Cannot begin yet' },
  },
};

/** In any order, over several visits; a task that cannot be started yet is not a link. */
export const Profile: Story = {
  render: (args, { globals }) => {
    const { label, titles, hints, states } = textsFor(globals, WORDS);
    const statuses: readonly Task['status'][] = [
      { text: states.done, tone: 'success' },
      { text: states.begun, tone: 'brand' },
      { text: states.todo, tone: 'info' },
      { text: states.later, tone: 'neutral' },
    ];
    return (
      <TaskList
        {...args}
        label={label}
        items={statuses.map((status, index) => ({
          id: `${index}`,
          title: titles[index] ?? '',
          hint: index === 0 ? undefined : hints[index],
          href: index === 3 ? undefined : `#task-${index}`,
          status,
        }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { label, titles, hints, states } = textsFor(globals, WORDS);
    const list = within(canvasElement).getByRole('list', { name: label });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    await expect(within(list).getByRole('link', { name: titles[1] })).toHaveAccessibleDescription(
      `${hints[1]} ${states.begun}`,
    );
  },
};
