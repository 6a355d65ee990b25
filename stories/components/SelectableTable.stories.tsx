import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { SelectableTable } from '@vikari/ui-kit/SelectableTable';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import * as sv from '@vikari/ui-kit/texts/sv';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

interface Shift {
  id: string;
  place: string;
  hours: number;
}

const TEXTS = {
  sv: {
    caption: 'Pass',
    place: 'Plats',
    hours: 'Timmar',
    remove: 'Ta bort',
    open: 'Obesatt',
    locale: 'sv',
  },
  en: {
    caption: 'Shifts',
    place: 'Place',
    hours: 'Hours',
    remove: 'Remove',
    open: 'Unfilled',
    locale: 'en',
  },
};
const PLACES = ['Ale', 'Borås', 'Kiruna', 'Lund', 'Malmö', 'Umeå'];
const shifts = (count: number): Shift[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    place: `${PLACES[at % PLACES.length]} ${Math.floor(at / PLACES.length) + 1}`,
    hours: 6 + (at % 5),
  }));

const meta = {
  title: 'Components/Content/SelectableTable',
  component: SelectableTable<Shift>,
  args: {
    caption: '',
    columns: [],
    rows: shifts(6),
    rowKey: ({ id }) => id,
    rowName: ({ place }) => place,
    locale: 'sv',
    labels: sv.selectableTable.labels,
    onSelectedChange: fn(),
  },
  render: (args, { globals }) => {
    const { caption, place, hours, remove } = textsFor(globals, TEXTS);
    return (
      <SelectableTable<Shift>
        {...args}
        {...readyTextsFor(globals).selectableTable}
        locale={localeFor(globals)}
        caption={caption}
        columns={[
          { id: 'place', header: place, cell: (row) => row.place, sortBy: (row) => row.place },
          {
            id: 'hours',
            header: hours,
            align: 'end',
            cell: (row) => row.hours,
            sortBy: (row) => row.hours,
          },
        ]}
        actions={
          <Button size="small" variant="secondary">
            {remove}
          </Button>
        }
      />
    );
  },
} satisfies Meta<typeof SelectableTable<Shift>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space chooses a row, or all; the head says whether it is some or all. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, args }) => {
    const [all, first] = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox');
    all?.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    await expect(all?.indeterminate).toBe(true);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '2', '3', '4', '5']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('5');
  },
};

/** Some are chosen: how many, and what can be done with them. */
export const SomeChosen: Story = { args: { defaultSelected: ['1', '3'] } };

/** A thousand rows: the head stays, and only the rows in sight are there. */
export const ManyRows: Story = {
  args: { rows: shifts(1000), maxHeight: '320px' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    const drawn = () => within(canvasElement).getAllByRole('row');
    await expect(drawn().length).toBeLessThan(60);
    const scroller = table.parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
    const last = await within(canvasElement).findByRole('rowheader', { name: 'Lund 167' });
    await expect(last.parentElement).toHaveAttribute('aria-rowindex', '1001');
    const head = within(canvasElement).getAllByRole('columnheader')[0];
    const top = scroller?.getBoundingClientRect().top ?? 0;
    await expect(Math.round((head?.getBoundingClientRect().top ?? 0) - top)).toBe(0);
  },
};

/** In a narrow place it scrolls to the side; a pill does not break within its word. */
export const Narrow: Story = {
  render: (args, { globals }) => {
    const { caption, place, hours, open } = textsFor(globals, TEXTS);
    return (
      <div style={{ inlineSize: '260px' }}>
        <SelectableTable<Shift>
          {...args}
          {...readyTextsFor(globals).selectableTable}
          locale={localeFor(globals)}
          caption={caption}
          columns={[
            { id: 'place', header: place, cell: (row) => row.place },
            { id: 'hours', header: hours, align: 'end', cell: (row) => row.hours },
            { id: 'status', header: 'Status', cell: () => <StatusPill>{open}</StatusPill> },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [pill] = within(canvasElement).getAllByText(/^(?:Obesatt|Unfilled)$/u);
    const lineHeight = pill ? Number.parseFloat(getComputedStyle(pill).lineHeight) : 0;
    await expect(pill?.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  },
};
