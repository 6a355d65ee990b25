import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { RangeChart, type RangeChartProps } from './RangeChart';

const PROPS: RangeChartProps = {
  caption: 'Lönespridning',
  items: [
    { label: 'Sjuksköterska', p10: 34, p25: 37, median: 41, p75: 47, p90: 55 },
    { label: 'Specialistläkare', p10: null, p25: 73, median: 79, p75: 86, p90: null },
  ],
  formatValue: (value) => `${value} kr`,
  legend: 'Linjen är medianen.',
  headings: {
    label: 'Yrke',
    p10: '10:e',
    p25: '25:e',
    median: 'Median',
    p75: '75:e',
    p90: '90:e',
  },
  unknown: 'okänt',
};

describeConformance(RangeChart, { props: PROPS, root: HTMLElement });

it('has every percentile in its table, and says which are not known', () => {
  render(<RangeChart {...PROPS} />);
  const table = within(screen.getByRole('table', { name: 'Lönespridning' }));
  expect(
    table.getByRole('row', { name: 'Sjuksköterska 34 kr 37 kr 41 kr 47 kr 55 kr' }),
  ).toBeInTheDocument();
  expect(
    table.getByRole('row', { name: 'Specialistläkare okänt 73 kr 79 kr 86 kr okänt' }),
  ).toBeInTheDocument();
});
