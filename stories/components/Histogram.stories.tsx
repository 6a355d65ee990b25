import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram, type HistogramBin } from '@vikari/ui-kit/Histogram';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const COUNTS = [3, 18, 64, 112, 96, 71, 48, 30, 22, 14, 9, 5, 3, 2, 1];
const BINS: HistogramBin[] = COUNTS.map((count, index) => ({
  from: 500 + index * 200,
  to: 700 + index * 200,
  count,
}));

const SV = new Intl.NumberFormat('sv');
const EN = new Intl.NumberFormat('en');

const WORDS = {
  sv: {
    caption: 'De flesta uppdrag betalar 900–1 500 kr/h',
    labels: {
      range: (from: number, to: number) => `${SV.format(from)}–${SV.format(to)} kr/h`,
      tick: (value: number) => `${SV.format(value)} kr`,
      count: (count: number) => `${count} uppdrag`,
    },
    headings: { range: 'Timlön', count: 'Antal uppdrag' },
  },
  en: {
    caption: 'Most assignments pay SEK 900–1,500/h',
    labels: {
      range: (from: number, to: number) => `SEK ${EN.format(from)}–${EN.format(to)}/h`,
      tick: (value: number) => `SEK ${EN.format(value)}`,
      count: (count: number) => `${count} assignments`,
    },
    headings: { range: 'Hourly rate', count: 'Assignments' },
  },
};

const meta = {
  title: 'Components/Content/Histogram',
  component: Histogram,
  args: {
    caption: WORDS.sv.caption,
    bins: BINS,
    labels: { ...WORDS.sv.labels, headings: ['Timlön', 'Antal uppdrag'] },
  },
  render: (args, { globals }) => {
    const { caption, labels, headings } = textsFor(globals, WORDS);
    return (
      <Histogram
        {...args}
        caption={caption}
        labels={{ ...labels, headings: [headings.range, headings.count] }}
      />
    );
  },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of it, with the numbers as a table for screen readers. */
export const Whole: Story = {
  play: async ({ canvasElement, globals }) => {
    const { caption, labels } = textsFor(globals, WORDS);
    const table = within(canvasElement).getByRole('table', { name: caption });
    const row = within(table).getByRole('row', {
      name: `${labels.range(1100, 1300)} ${labels.count(112)}`,
    });
    await expect(row).toBeInTheDocument();
  },
};

/** The user's selection is highlighted. */
export const Selected: Story = { args: { selected: { from: 900, to: 1500 } } };

/** Nothing to count. */
export const Empty: Story = { args: { bins: BINS.map((bin) => ({ ...bin, count: 0 })) } };
