import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PropRow, PropsTable } from './kitProps';
import { PropsTablesView } from './PropsTablesView';

const aRow = (row: Partial<PropRow> & { name: string }): PropRow => ({
  type: 'string',
  isRequired: false,
  defaultValue: null,
  text: 'A sentence.',
  ...row,
});
const aTable = (table: Partial<PropsTable>): PropsTable => ({
  name: 'ThingProps',
  inherits: [],
  rows: [aRow({ name: 'name', isRequired: true })],
  types: [],
  ...table,
});

it('shows every prop of every type of a component, with its default', () => {
  const size = aRow({ name: 'size', type: "'small' | 'medium'", defaultValue: "'medium'" });
  render(
    <PropsTablesView
      tables={[
        aTable({ rows: [aRow({ name: 'name', isRequired: true }), size] }),
        aTable({ name: 'PartProps', rows: [size] }),
      ]}
    />,
  );
  const heads = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(heads).toEqual(['namerequired', 'size', 'size']);
  const [row] = screen.getAllByRole('row', { name: /size/u });
  expect(row && within(row).getAllByRole('cell')[1]).toHaveTextContent("'medium'");
});

it('names the elements whose props are taken over in one line', () => {
  render(<PropsTablesView tables={[aTable({ inherits: ['button', 'a'] })]} />);
  expect(screen.getByText('And the props of <button> or <a>.')).toBeVisible();
});

it('leads from a type to its parts', () => {
  const types = [
    { name: 'Column', text: 'One column.', written: null, rows: [aRow({ name: 'header' })] },
  ];
  const rows = [aRow({ name: 'columns', type: 'readonly Column[]' })];
  render(<PropsTablesView tables={[aTable({ rows, types })]} />);
  const link = screen.getByRole('link', { name: 'Column' });
  const target = document.querySelector<HTMLElement>(
    `[id="${link.getAttribute('href')?.slice(1)}"]`,
  );
  expect(target).toHaveTextContent('One column.');
  expect(target && within(target).getByRole('rowheader')).toHaveTextContent('header');
});

it('shows the ready texts of labels in both languages, with a number where one goes', () => {
  const types = [
    {
      name: 'CountdownLabels',
      text: 'The texts of CountdownText.',
      written: null,
      rows: [aRow({ name: 'upcoming', type: '(days: number) => string' }), aRow({ name: 'past' })],
    },
  ];
  const rows = [aRow({ name: 'labels', type: 'CountdownLabels' })];
  render(<PropsTablesView tables={[aTable({ name: 'CountdownTextProps', rows, types })]} />);
  expect(screen.getByText('Stänger i morgon')).toHaveAttribute('lang', 'sv');
  expect(screen.getByText('Closes in 12 days')).toHaveAttribute('lang', 'en');
});
