import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayStrip, type DayStripState } from '@vikari/ui-kit/DayStrip';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/DayStrip',
  component: DayStrip,
  args: { label: '', summary: '', days: [] },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { label: 'Mejl från oss', summary: '99,02 %', first: '90 dagar sedan', last: 'I dag' },
  en: { label: 'Email from us', summary: '99.02%', first: '90 days ago', last: 'Today' },
};

const FAULTS: Readonly<Record<number, DayStripState>> = { 31: 'partly', 60: 'bad', 61: 'partly' };
const ninety = Array.from(
  { length: 90 },
  (_, day): DayStripState => (day < 5 ? 'unknown' : (FAULTS[day] ?? 'good')),
);

function strip(days: readonly DayStripState[]): Story['render'] {
  return (_args, { globals }) => {
    const { label, summary, first, last } = textsFor(globals, TEXTS);
    return <DayStrip label={label} summary={summary} days={days} ends={{ first, last }} />;
  };
}

/** Three months: five days that nobody measured, and three with faults. */
export const Ninety: Story = {
  render: strip(ninety),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(90);
  },
};

/** Every state, wide enough to compare. */
export const States: Story = { render: strip(['unknown', 'good', 'partly', 'bad']) };

/** On the narrowest phone. */
export const Narrow: Story = {
  ...Ninety,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
