import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { SelectableTable, type SelectableTableProps } from './SelectableTable';

const PROPS: SelectableTableProps<string> = {
  caption: 'Orter',
  columns: [
    { id: 'place', header: 'Ort', cell: (row) => row, sortBy: (row) => row },
    { id: 'jobs', header: 'Uppdrag', align: 'end', cell: (row) => row.length },
  ],
  rows: ['Örebro', 'Ale', 'Lund'],
  rowKey: (row) => row,
  rowName: (row) => row,
  locale: 'sv',
  labels: {
    row: (name) => `Välj ${name}`,
    all: 'Välj alla',
    chosen: (chosen, total) => `${chosen} av ${total} valda`,
  },
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describeConformance(SelectableTable<string>, { props: PROPS, root: HTMLDivElement });

describeControlled<string[]>({
  element: ({ value, initial, onChange }) => (
    <SelectableTable
      {...PROPS}
      {...(value === undefined ? { defaultSelected: initial } : { selected: value })}
      onSelectedChange={onChange}
    />
  ),
  initial: ['Ale'],
  next: ['Ale', 'Lund'],
  change: () => userEvent.click(box('Välj Lund')),
  read: () => PROPS.rows.filter((row) => box(`Välj ${row}`).checked).toSorted(),
});

it('is a table whose rows are named by their first column, beside a check box each', () => {
  render(<SelectableTable {...PROPS} />);
  expect(screen.getByRole('table', { name: 'Orter' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(PROPS.rows);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

it('chooses a row, some and all, and says how many', async () => {
  render(<SelectableTable {...PROPS} actions={<button type="button">Ta bort</button>} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Ta bort' })).toBeNull();
  await userEvent.click(box('Välj Ale'));
  expect(screen.getByRole('status')).toHaveTextContent('1 av 3 valda');
  expect(box('Välj alla').indeterminate).toBe(true);
  expect(screen.getByRole('button', { name: 'Ta bort' })).toBeVisible();
  await userEvent.click(box('Välj alla'));
  expect(screen.getByRole('status')).toHaveTextContent('3 av 3 valda');
  expect(box('Välj alla')).toBeChecked();
  expect(box('Välj alla').indeterminate).toBe(false);
  await userEvent.click(box('Välj alla'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves out of all what cannot be chosen, and keeps what is chosen on another page', async () => {
  const onSelectedChange = vi.fn();
  render(
    <SelectableTable
      {...PROPS}
      isSelectable={(row) => row !== 'Lund'}
      defaultSelected={['Kiruna']}
      onSelectedChange={onSelectedChange}
    />,
  );
  expect(box('Välj Lund')).toBeDisabled();
  await userEvent.click(box('Välj alla'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Kiruna', 'Örebro', 'Ale']);
  await userEvent.click(box('Välj alla'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Kiruna']);
});

it('keeps the choice when it is sorted', async () => {
  render(<SelectableTable {...PROPS} defaultSelected={['Örebro']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ort' }));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Ale',
    'Lund',
    'Örebro',
  ]);
  expect(box('Välj Örebro')).toBeChecked();
});
