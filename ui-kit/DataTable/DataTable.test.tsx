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

it('begins with its default sort when the sort is uncontrolled', () => {
  render(<DataTable {...PROPS} defaultSort={{ column: 'pay', direction: 'ascending' }} />);
  expect(names()).toEqual(['Örebro', 'Ale']);
});

it('is a table also where its rows are stacked, with the heads beside the values', () => {
  const columns = [...PROPS.columns, { id: 'jobs', header: 'Uppdrag', cell: () => '4' }];
  render(<DataTable {...PROPS} columns={columns} narrow="stack" />);
  const cell = screen.getAllByRole('cell')[0];
  expect(cell).toHaveTextContent('Uppdrag4');
  expect(screen.getByRole('row', { name: 'Örebro 4' })).toContainElement(cell ?? null);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  // Nothing scrolls
  expect(screen.getByRole('region')).not.toHaveAttribute('tabindex');
});

it('emphasises the rows that sum up', () => {
  render(<DataTable {...PROPS} isSum={(row) => row === 'Ale'} />);
  expect(screen.getByRole('row', { name: 'Ale' })).toHaveClass(/sum/);
  expect(screen.getByRole('row', { name: 'Örebro' })).not.toHaveClass(/sum/);
});

it('keeps what a cell says together where rows are stacked, beside the head', () => {
  render(
    <DataTable
      caption="Pass"
      locale="sv"
      narrow="stack"
      rows={[{ id: '1' }]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'who', header: 'Vem', cell: () => 'Amina' },
        {
          id: 'when',
          header: 'När',
          cell: () => (
            <>
              21–07 <em>natt</em>
            </>
          ),
        },
      ]}
    />,
  );
  const cell = screen.getByRole('cell', { name: '21–07 natt' });
  expect([...cell.children].map((part) => part.textContent)).toEqual(['När', '21–07 natt']);
});
