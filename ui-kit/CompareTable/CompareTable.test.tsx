import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { CompareTable, type CompareTableProps } from './CompareTable';

const PROPS: CompareTableProps = {
  caption: 'Två uppdrag',
  columns: [
    { id: 'a', head: 'Umeå', actions: <a href="#a">Ansök</a> },
    { id: 'b', head: 'Luleå' },
  ],
  groups: [
    {
      id: 'pay',
      title: 'Ersättning',
      rows: [
        { id: 'rate', title: 'Ersättning', differs: true, cells: ['600 kr', '640 kr'] },
        { id: 'travel', title: 'Resa', cells: ['Betalas', 'Betalas'] },
      ],
    },
  ],
  labels: { rows: 'Uppgift', actions: 'Val', differs: 'skiljer sig' },
};

describeConformance(CompareTable, { props: PROPS, root: HTMLTableElement });

it('is a table with heads of columns, groups and rows', () => {
  render(<CompareTable {...PROPS} />);
  const table = screen.getByRole('table', { name: 'Två uppdrag' });
  const names = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['Uppgift', 'Umeå', 'Luleå']);
  expect(within(table).getByRole('rowheader', { name: 'Ersättning, skiljer sig' })).toBeVisible();
  expect(names('rowheader')).toHaveLength(4);
  expect(within(table).getByRole('row', { name: 'Resa Betalas Betalas' })).toBeVisible();
});

it('has no row of actions where there are none', () => {
  render(<CompareTable {...PROPS} columns={[{ id: 'a', head: 'Umeå' }]} />);
  expect(screen.queryByRole('rowheader', { name: 'Val' })).not.toBeInTheDocument();
});
