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
  const rows = within(screen.getByRole('table', { name: PROPS.caption })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DelEget bolagAnställd',
    'I handen60 kr50 kr',
    'Skatter40 kr50 kr',
    'Summa100 kr100 kr',
  ]);
});
