import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper, type StepperState } from '@vikari/ui-kit/Stepper';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    labels: {
      nav: 'Steg i ansökan',
      position: (step: number, count: number) => `Steg ${step} av ${count}`,
      states: { complete: 'klart', incomplete: 'inte klart', error: 'behöver rättas' },
    },
    steps: ['Kontaktuppgifter', 'Frågor', 'CV', 'Referenser', 'Sammanfattning'],
    optional: 'Valfritt',
  },
  en: {
    labels: {
      nav: 'Steps of the application',
      position: (step: number, count: number) => `Step ${step} of ${count}`,
      states: { complete: 'complete', incomplete: 'not complete', error: 'needs correcting' },
    },
    steps: ['Contact details', 'Questions', 'CV', 'References', 'Summary'],
    optional: 'Optional',
  },
};
const STATES: readonly StepperState[] = ['complete', 'complete', 'incomplete', 'incomplete'];

const meta = {
  title: 'Components/Flow/Stepper',
  component: Stepper,
  args: { items: [], current: '2', labels: WORDS.sv.labels },
  render: (args, { globals, parameters }) => {
    const { labels, steps, optional } = textsFor(globals, WORDS);
    const states: readonly StepperState[] = parameters.states ?? STATES;
    return (
      <Stepper
        {...args}
        labels={labels}
        items={steps.map((label, index) => ({
          id: `${index}`,
          label,
          state: states[index] ?? 'incomplete',
          href: index <= 2 ? `#step-${index}` : undefined,
          hint: index === 2 && args.orientation !== 'horizontal' ? optional : undefined,
        }))}
      />
    );
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the form. */
export const Vertical: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const { labels, steps } = textsFor(globals, WORDS);
    const nav = within(canvasElement).getByRole('navigation', { name: labels.nav });
    const current = within(nav).getByRole('link', { current: 'step' });
    await expect(current).toHaveTextContent(
      `${labels.position(3, 5)}, ${labels.states.incomplete}: ${steps[2]}`,
    );
  },
};

/** Above the form. */
export const Horizontal: Story = { args: { orientation: 'horizontal' } };

/** A step that needs correcting says so. */
export const WithError: Story = {
  ...Vertical,
  parameters: { states: ['error', 'complete', 'incomplete'] },
  play: async ({ canvasElement, globals }) => {
    const { labels, steps } = textsFor(globals, WORDS);
    await expect(
      within(canvasElement).getByRole('link', {
        name: `${labels.position(1, 5)}, ${labels.states.error}: ${steps[0]}`,
      }),
    ).toBeVisible();
  },
};

/** On a phone: a bar and one line. */
export const Compact: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
