import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { StackedBar, type StackedBarProps } from './StackedBar';

const PROPS: StackedBarProps = {
  caption: 'Vart pengarna går',
  parts: [
    { id: 'hand', label: 'I handen', tone: 'accent' },
    { id: 'kept', label: 'Kvar i bolaget', tone: 'brand' },
    { id: 'tax', label: 'Skatter', tone: 'neutral' },
  ],
  bars: [
    { label: 'Eget bolag', values: { hand: 60, kept: 0, tax: 40 } },
    { label: 'Anställd', values: { hand: 50, tax: 50 } },
  ],
  formatValue: (value) => `${value} kr`,
  headings: { part: 'Del', total: 'Summa' },
};

describeConformance(StackedBar, { props: PROPS, root: HTMLElement });

it('has every value in its table, without parts that are 0 everywhere', () => {
  render(<StackedBar {...PROPS} />);
  const table = within(screen.getByRole('table', { name: PROPS.caption }));
  expect(table.getAllByRole('row')).toHaveLength(4);
  for (const name of [
    'Del Eget bolag Anställd',
    'I handen 60 kr 50 kr',
    'Skatter 40 kr 50 kr',
    'Summa 100 kr 100 kr',
  ]) {
    expect(table.getByRole('row', { name })).toBeInTheDocument();
  }
});
