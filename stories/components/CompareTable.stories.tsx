import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareTable } from '@vikari/ui-kit/CompareTable';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    caption: 'Två uppdrag sida vid sida',
    labels: { rows: 'Uppgift', actions: 'Val', differs: 'skiljer sig' },
    heads: ['Sjuksköterska natt, Umeå', 'Sjuksköterska, Skellefteå', 'Distriktssköterska, Luleå'],
    apply: 'Ansök',
    pay: 'Ersättning',
    rate: 'Ersättning',
    rates: ['600–640 kr/h', '660 kr/h', 'Anges inte'],
    travel: 'Resa',
    travels: ['Betalas', 'Betalas', 'Betalas'],
    time: 'Tid',
    period: 'Period',
    periods: [
      '11 jan. – 28 mars 2027',
      'Snarast, enligt överenskommelse',
      '11 jan. – 28 mars 2027',
    ],
  },
  en: {
    caption: 'Two assignments side by side',
    labels: { rows: 'Fact', actions: 'Actions', differs: 'differs' },
    heads: ['Nurse, nights, Umeå', 'Nurse, Skellefteå', 'District nurse, Luleå'],
    apply: 'Apply',
    pay: 'Pay',
    rate: 'Hourly rate',
    rates: ['SEK 600–640/h', 'SEK 660/h', 'Not stated'],
    travel: 'Travel',
    travels: ['Paid', 'Paid', 'Paid'],
    time: 'Time',
    period: 'Period',
    periods: ['11 Jan – 28 Mar 2027', 'As soon as possible, by agreement', '11 Jan – 28 Mar 2027'],
  },
};

function propsIn(words: typeof WORDS.sv, count: number) {
  return {
    caption: words.caption,
    labels: words.labels,
    columns: words.heads.slice(0, count).map((head) => ({
      id: head,
      head: <a href="#job">{head}</a>,
      actions: <a href="#apply">{words.apply}</a>,
    })),
    groups: [
      {
        id: 'pay',
        title: words.pay,
        rows: [
          { id: 'rate', title: words.rate, differs: true, cells: words.rates },
          { id: 'travel', title: words.travel, cells: words.travels },
        ],
      },
      {
        id: 'time',
        title: words.time,
        rows: [{ id: 'period', title: words.period, differs: true, cells: words.periods }],
      },
    ],
  };
}

const meta = {
  title: 'Components/Content/CompareTable',
  component: CompareTable,
  args: propsIn(WORDS.sv, 2),
  render: ({ columns }, { globals }) => (
    <CompareTable {...propsIn(textsFor(globals, WORDS), columns.length)} />
  ),
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two things; a dot marks the rows that differ. */
export const Two: Story = {
  play: async ({ canvasElement, globals }) => {
    const { rate, labels } = textsFor(globals, WORDS);
    const head = within(canvasElement).getByRole('rowheader', {
      name: new RegExp(`^${rate} ?, ${labels.differs}$`),
    });
    await expect(head).toBeVisible();
  },
};

/** Three jobs beside each other; a row that differs is marked. */
export const Three: Story = { args: propsIn(WORDS.sv, 3) };

/** On a phone each row header stands above its values. */
export const Narrow: Story = {
  args: propsIn(WORDS.sv, 3),
  globals: { viewport: { value: 'phone' } },
};
