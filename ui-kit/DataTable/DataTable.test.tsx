import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { DataTable, type DataTableProps } from './DataTable';

const PROPS: DataTableProps<string> = {
  caption: 'Orter',
  columns: [{ id: 'place', header: 'Ort', cell: (row) => row, sortBy: (row) => row }],
  rows: ['Örebro', 'Ale'],
  rowKey: (row) => row,
  locale: 'sv',
};

describeConformance(DataTable<string>, { props: PROPS, root: HTMLElement });

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('waits for its owner when the sort is controlled', async () => {
  const onSortChange = vi.fn();
  const { rerender } = render(<DataTable {...PROPS} sort={null} onSortChange={onSortChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ort' }));
  expect(names()).toEqual(['Örebro', 'Ale']);
  expect(onSortChange).toHaveBeenCalledWith({ column: 'place', direction: 'ascending' });
  rerender(<DataTable {...PROPS} sort={{ column: 'place', direction: 'ascending' }} />);
  expect(names()).toEqual(['Ale', 'Örebro']);
});

it('waits for its owner when the sort is controlled', () => {
  render(<DataTable {...PROPS} defaultSort={{ column: 'pay', direction: 'ascending' }} />);
  expect(names()).toEqual(['Örebro', 'Ale']);
});
