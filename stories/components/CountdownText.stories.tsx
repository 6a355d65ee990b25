import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownText } from '@vikari/ui-kit/CountdownText';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    upcoming: (days: number) => (days === 1 ? 'Stänger i morgon' : `Stänger om ${days} dagar`),
    today: 'Stänger i dag',
    past: 'Stängd',
  },
  en: {
    upcoming: (days: number) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
    today: 'Closes today',
    past: 'Closed',
  },
};

const meta = {
  title: 'Components/Content/CountdownText',
  component: CountdownText,
  args: { day: '2026-02-20', today: '2026-02-01', labels: WORDS.sv },
  render: (args, { globals }) => <CountdownText {...args} labels={textsFor(globals, WORDS)} />,
} satisfies Meta<typeof CountdownText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Far away: plain text. */
export const Upcoming: Story = {
  play: async ({ canvasElement, globals }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveTextContent(textsFor(globals, WORDS).upcoming(19));
    await expect(time).toHaveAttribute('datetime', '2026-02-20');
  },
};

/** Three days or fewer: it is highlighted. */
export const Soon: Story = { args: { day: '2026-02-03' } };

/** The last day is included. */
export const Today: Story = { args: { day: '2026-02-01' } };

/** Over. */
export const Past: Story = { args: { day: '2026-01-31' } };
