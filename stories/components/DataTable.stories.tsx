import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DataColumn, DataTable } from '@vikari/ui-kit/DataTable';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

interface Pay {
  place: string;
  pay: number | null;
  jobs: number;
}

const ROWS: readonly Pay[] = [
  { place: 'Stockholm', pay: 690, jobs: 214 },
  { place: 'Örebro', pay: 640, jobs: 31 },
  { place: 'Åre', pay: null, jobs: 4 },
  { place: 'Kiruna', pay: 760, jobs: 12 },
];

const WORDS = {
  sv: {
    caption: 'Timlön för IVA-sjuksköterskor efter ort',
    place: 'Ort',
    pay: 'Medianlön',
    jobs: 'Uppdrag',
    rate: (value: number) => `${value} kr/h`,
    unknown: 'uppgift saknas',
  },
  en: {
    caption: 'Hourly rate of ICU nurses by place',
    place: 'Place',
    pay: 'Median rate',
    jobs: 'Assignments',
    rate: (value: number) => `SEK ${value}/h`,
    unknown: 'not known',
  },
};

function columns(words: typeof WORDS.sv): DataColumn<Pay>[] {
  return [
    { id: 'place', header: words.place, cell: ({ place }) => place, sortBy: ({ place }) => place },
    {
      id: 'pay',
      header: words.pay,
      align: 'end',
      cell: ({ pay }) => (pay === null ? words.unknown : words.rate(pay)),
      sortBy: ({ pay }) => pay,
    },
    { id: 'jobs', header: words.jobs, align: 'end', cell: ({ jobs }) => jobs },
  ];
}

const onSortChange = fn();

const meta = {
  title: 'Components/Content/DataTable',
  component: DataTable<Pay>,
  args: {
    caption: WORDS.sv.caption,
    columns: columns(WORDS.sv),
    rows: ROWS,
    rowKey: ({ place }) => place,
    locale: 'sv',
    onSortChange,
  },
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return <DataTable {...args} caption={words.caption} columns={columns(words)} />;
  },
} satisfies Meta<typeof DataTable<Pay>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first column is the row's header; two columns sort. */
export const Sortable: Story = {
  play: async ({ canvasElement, globals }) => {
    onSortChange.mockClear();
    const words = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual(['Stockholm', 'Örebro', 'Åre', 'Kiruna']);

    const place = canvas.getByRole('columnheader', { name: words.place });
    await userEvent.click(within(place).getByRole('button'));
    await expect(names()).toEqual(['Kiruna', 'Stockholm', 'Åre', 'Örebro']);
    await expect(place).toHaveAttribute('aria-sort', 'ascending');

    const pay = canvas.getByRole('columnheader', { name: words.pay });
    within(pay).getByRole('button').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(names()).toEqual(['Kiruna', 'Stockholm', 'Örebro', 'Åre']);
    await expect(pay).toHaveAttribute('aria-sort', 'descending');
    await expect(place).toHaveAttribute('aria-sort', 'none');
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'pay', direction: 'descending' });
  },
};

/** On a phone it scrolls in its frame, with the keyboard too. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const { caption } = textsFor(globals, WORDS);
    const region = within(canvasElement).getByRole('region', { name: caption });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

/** Texts are stacked in a narrow window, with the column headers beside the values. */
export const Stacked: Story = {
  args: { narrow: 'stack' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(ROWS.length);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  },
};

/** A row that sums up those above it. */
export const WithSum: Story = {
  args: { rows: ROWS.slice(0, 2), isSum: ({ place }) => place === 'Örebro' },
};
