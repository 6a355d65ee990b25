import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedBar } from '@vikari/ui-kit/StackedBar';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const COMPANY = { hand: 498_000, kept: 62_000, fees: 141_000, taxes: 209_000, costs: 50_000 };
const EMPLOYED = { hand: 496_000, fees: 228_000, taxes: 205_000, pension: 31_000 };
const WORDS = {
  sv: {
    caption: 'Vart 960 000 kr tar vägen',
    parts: ['Efter skatt', 'Kvar i bolaget', 'Pension', 'Kostnader', 'Avgifter', 'Skatter'],
    bars: ['Eget bolag', 'Anställd'],
    format: (value: number) => `${new Intl.NumberFormat('sv').format(value)} kr`,
    headings: { part: 'Del', total: 'Summa' },
  },
  en: {
    caption: 'Where SEK 960,000 goes',
    parts: ['After tax', 'Kept in the company', 'Pension', 'Costs', 'Fees', 'Taxes'],
    bars: ['Own company', 'Employed'],
    format: (value: number) => `SEK ${new Intl.NumberFormat('en').format(value)}`,
    headings: { part: 'Part', total: 'Sum' },
  },
};
const PARTS = [
  { id: 'hand', tone: 'accent' },
  { id: 'kept', tone: 'brand' },
  { id: 'pension', tone: 'success' },
  { id: 'costs', tone: 'neutral' },
  { id: 'fees', tone: 'warning' },
  { id: 'taxes', tone: 'info' },
] as const;

const meta = {
  title: 'Components/Content/StackedBar',
  component: StackedBar,
  args: {
    caption: WORDS.sv.caption,
    parts: [],
    bars: [],
    formatValue: WORDS.sv.format,
    headings: WORDS.sv.headings,
  },
  render: (args, { globals, parameters }) => {
    const { caption, parts, bars, format, headings } = textsFor(globals, WORDS);
    const values = parameters.one === true ? [COMPANY] : [COMPANY, EMPLOYED];
    return (
      <StackedBar
        {...args}
        caption={caption}
        formatValue={format}
        headings={headings}
        parts={PARTS.map((part, index) => ({ ...part, label: parts[index] ?? '' }))}
        bars={values.map((each, index) => ({ label: bars[index] ?? '', values: each }))}
      />
    );
  },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first part, in the accent colour, is what the chart is about. */
export const WhereMoneyGoes: Story = {
  play: async ({ canvasElement, globals }) => {
    const { caption, parts, format } = textsFor(globals, WORDS);
    const table = within(canvasElement).getByRole('table', { name: caption });
    const name = `${parts[0]} ${format(498_000)} ${format(496_000)}`;
    await expect(within(table).getByRole('row', { name })).toBeInTheDocument();
  },
};

/** One bar and its legend. */
export const OneBar: Story = { parameters: { one: true } };

/** In a narrow container each bar is below its name. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
