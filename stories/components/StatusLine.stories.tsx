import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from '@vikari/ui-kit/StatusLine';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/StatusLine',
  component: StatusLine,
  args: { tone: 'success', icon: 'success' },
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    yes: 'Du kan ta uppdraget',
    missing: 'Något saknas',
    later: 'Inte ännu – från 1 augusti 2026',
    ask: 'Fråga arbetsgivaren',
  },
  en: {
    yes: 'You can take this assignment',
    missing: 'Something is missing',
    later: 'Not yet – from 1 August 2026',
    ask: 'Ask the employer',
  },
};

/** Each meaning has a shape and words of its own. */
export const Meanings: Story = {
  render: (args, { globals }) => {
    const { yes, missing, later, ask } = textsFor(globals, WORDS);
    return (
      <div>
        <StatusLine {...args}>{yes}</StatusLine>
        <StatusLine {...args} tone="warning" icon="warning">
          {missing}
        </StatusLine>
        <StatusLine {...args} tone="danger" icon="clock">
          {later}
        </StatusLine>
        <StatusLine {...args} tone="neutral" icon="message">
          {ask}
        </StatusLine>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { later } = textsFor(globals, WORDS);
    await expect(canvas.getByText(later)).toBeVisible();
  },
};

/** On a card. */
export const Small: Story = { ...Meanings, args: { size: 'small' } };

/** What a section says. */
export const Large: Story = { ...Meanings, args: { size: 'large' } };
