import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '@vikari/ui-kit/BarChart';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const VALUES = [89_000, 84_500, 78_200, 61_400, 52_900];
const WORDS = {
  sv: {
    caption: 'Specialistläkare i psykiatri tjänar mest',
    labels: ['Psykiatri', 'Radiologi', 'Kardiologi', 'Ortopedi', 'Barnmedicin'],
    format: (value: number) => `${new Intl.NumberFormat('sv').format(value)} kr`,
    headings: { label: 'Specialitet', value: 'Medianlön' },
  },
  en: {
    caption: 'Specialist doctors in psychiatry earn the most',
    labels: ['Psychiatry', 'Radiology', 'Cardiology', 'Orthopaedics', 'Paediatrics'],
    format: (value: number) => `SEK ${new Intl.NumberFormat('en').format(value)}`,
    headings: { label: 'Speciality', value: 'Median salary' },
  },
};

const meta = {
  title: 'Components/Content/BarChart',
  component: BarChart,
  args: {
    caption: WORDS.sv.caption,
    items: [],
    formatValue: WORDS.sv.format,
    headings: ['Specialitet', 'Medianlön'],
  },
  render: (args, { globals }) => {
    const { caption, labels, format, headings } = textsFor(globals, WORDS);
    return (
      <BarChart
        {...args}
        caption={caption}
        formatValue={format}
        headings={[headings.label, headings.value]}
        items={labels.map((label, index) => ({
          label,
          value: VALUES[index] ?? 0,
          highlighted: index === 0,
        }))}
      />
    );
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The highlighted bar is the main result. */
export const Salaries: Story = {
  play: async ({ canvasElement, globals }) => {
    const { caption, labels, format } = textsFor(globals, WORDS);
    const table = within(canvasElement).getByRole('table', { name: caption });
    const name = `${labels[1]} ${format(84_500)}`;
    await expect(within(table).getByRole('row', { name })).toBeInTheDocument();
  },
};

/** In a narrow container the bar is below its name. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
