import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeChart, type RangeChartItem } from '@vikari/ui-kit/RangeChart';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const VALUES: Omit<RangeChartItem, 'label'>[] = [
  { p10: 34_100, p25: 37_400, median: 41_900, p75: 47_300, p90: 55_500, highlighted: true },
  { p10: 34_700, p25: 37_800, median: 42_800, p75: 49_800, p90: 58_500 },
  { p10: null, p25: 30_800, median: 33_900, p75: 37_700, p90: null },
];
const WORDS = {
  sv: {
    caption: 'Hälften av sjuksköterskorna tjänar 37 400–47 300 kr',
    labels: ['Kvinnor, 2024', 'Män, 2024', 'Regionerna, 2019'],
    format: (value: number) => `${new Intl.NumberFormat('sv').format(value)} kr`,
    legend: 'Strecket är medianen, det tjocka fältet är hälften och det smala åtta av tio.',
    unknown: 'okänt',
    headings: {
      label: 'Vilka',
      p10: '10:e percentilen',
      p25: '25:e percentilen',
      median: 'Median',
      p75: '75:e percentilen',
      p90: '90:e percentilen',
    },
  },
  en: {
    caption: 'Half of all nurses earn SEK 37,400–47,300',
    labels: ['Women, 2024', 'Men, 2024', 'The regions, 2019'],
    format: (value: number) => `SEK ${new Intl.NumberFormat('en').format(value)}`,
    legend: 'The line is the median, the thick bar half of them and the thin bar eight of ten.',
    unknown: 'unknown',
    headings: {
      label: 'Who',
      p10: '10th percentile',
      p25: '25th percentile',
      median: 'Median',
      p75: '75th percentile',
      p90: '90th percentile',
    },
  },
};

const meta = {
  title: 'Components/Content/RangeChart',
  component: RangeChart,
  args: {
    caption: WORDS.sv.caption,
    items: [],
    formatValue: WORDS.sv.format,
    legend: WORDS.sv.legend,
    headings: WORDS.sv.headings,
    unknown: WORDS.sv.unknown,
  },
  render: (args, { globals }) => {
    const { labels, format, ...words } = textsFor(globals, WORDS);
    return (
      <RangeChart
        {...args}
        {...words}
        formatValue={format}
        items={VALUES.map((values, at) => ({ ...values, label: labels[at] ?? '' }))}
      />
    );
  },
} satisfies Meta<typeof RangeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two complete distributions, and one of which only the middle half is known. */
export const Salaries: Story = {
  play: async ({ canvasElement, globals }) => {
    const { caption, labels, format, unknown } = textsFor(globals, WORDS);
    const table = within(canvasElement).getByRole('table', { name: caption });
    const middle = [30_800, 33_900, 37_700].map(format).join(' ');
    const name = `${labels[2]} ${unknown} ${middle} ${unknown}`;
    await expect(within(table).getByRole('row', { name })).toBeInTheDocument();
  },
};

/** In a narrow container the drawing is below its name. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
