import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ProgressState,
  type ProgressStepContent,
  ProgressSteps,
} from '@vikari/ui-kit/ProgressSteps';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    labels: {
      list: 'Så går det till',
      position: (step: number, count: number) => `Steg ${step} av ${count}`,
      states: { done: 'klart', current: 'pågår', upcoming: 'kommer', stopped: 'avslutat' },
    },
    steps: [
      { label: 'Ansökt', duration: 'ungefär 2 minuter' },
      { label: 'Kvalificerad', duration: 'samma eller nästa dag' },
      { label: 'Handlingar klara', duration: '1–2 dagar' },
      { label: 'Presenterad', duration: 'samma dag' },
      { label: 'Anställd', duration: 'ungefär en vecka' },
    ],
  },
  en: {
    labels: {
      list: 'How it works',
      position: (step: number, count: number) => `Step ${step} of ${count}`,
      states: { done: 'done', current: 'under way', upcoming: 'to come', stopped: 'ended' },
    },
    steps: [
      { label: 'Applied', duration: 'about 2 minutes' },
      { label: 'Qualified', duration: 'same or next day' },
      { label: 'Documents complete', duration: '1–2 days' },
      { label: 'Presented', duration: 'same day' },
      { label: 'Hired', duration: 'about a week' },
    ],
  },
};

function stepsAt(
  words: { label: string; duration: string }[],
  states: readonly ProgressState[],
): ProgressStepContent[] {
  return words.map((each, index) => ({
    ...each,
    id: `${index}`,
    state: states[index] ?? 'upcoming',
  }));
}

const meta = {
  title: 'Components/Flow/ProgressSteps',
  component: ProgressSteps,
  args: { items: stepsAt(WORDS.sv.steps, ['done', 'current']), labels: WORDS.sv.labels },
  render: (args, { globals }) => {
    const { labels, steps } = textsFor(globals, WORDS);
    const states = (args.items ?? []).map(({ state }) => state);
    return <ProgressSteps {...args} labels={labels} items={stepsAt(steps, states)} />;
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In progress: one is done, the sun marks the next. */
export const UnderWay: Story = {
  play: async ({ canvasElement, globals }) => {
    const { labels, steps } = textsFor(globals, WORDS);
    const list = within(canvasElement).getByRole('list', { name: labels.list });
    const current = within(list)
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent(
      `${labels.position(2, 5)}, ${labels.states.current}: ${steps[1]?.label}`,
    );
  },
};

/** Hired. */
export const Complete: Story = {
  args: { items: stepsAt(WORDS.sv.steps, ['done', 'done', 'done', 'done', 'done']) },
};

/** It ended early. */
export const Stopped: Story = {
  args: { items: stepsAt(WORDS.sv.steps, ['done', 'done', 'done', 'stopped']) },
};

/** In a narrow container: a bar and one line; the list stays for screen readers. */
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const { labels } = textsFor(globals, WORDS);
    const list = within(canvasElement).getByRole('list', { name: labels.list });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
