import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '@vikari/ui-kit/Timeline';
import { expect, within } from 'storybook/test';
import type { ColorFamily } from '../../ui-kit/theme/colorRoles';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Flow/Timeline',
  component: Timeline,
  args: { label: 'Händelser', items: [] },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Händelser i din ansökan',
    events: [
      {
        title: 'Du är presenterad för arbetsgivaren',
        time: '14 januari kl. 09.12',
        body: 'Svar kommer oftast inom en vecka.',
      },
      { title: 'Dina handlingar är klara', time: '13 januari kl. 16.40', body: '' },
      { title: 'Du har sökt uppdraget', time: '12 januari kl. 14.05', body: '' },
    ],
  },
  en: {
    label: 'What has happened with your application',
    events: [
      {
        title: 'You have been presented to the employer',
        time: '14 January at 09:12',
        body: 'Answers mostly come within a week.',
      },
      { title: 'Your documents are complete', time: '13 January at 16:40', body: '' },
      { title: 'You applied', time: '12 January at 14:05', body: '' },
    ],
  },
};
const TIMES = ['2026-01-14T08:12:00Z', '2026-01-13T15:40:00Z', '2026-01-12T13:05:00Z'];
const TONES: readonly ColorFamily[] = ['brand', 'success', 'info'];

/** The newest first. */
export const Application: Story = {
  render: (args, { globals }) => {
    const { label, events } = textsFor(globals, WORDS);
    return (
      <Timeline
        {...args}
        label={label}
        items={events.map(({ title, time, body }, index) => ({
          id: `${index}`,
          title,
          timeText: time,
          dateTime: TIMES[index] ?? '',
          tone: TONES[index],
          body: index === 0 ? <p>{body}</p> : undefined,
        }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { label } = textsFor(globals, WORDS);
    const list = within(canvasElement).getByRole('list', { name: label });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(list.querySelector('time')).toHaveAttribute('datetime', TIMES[0]);
  },
};
