import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { DayStrip, type DayStripProps } from './DayStrip';

const PROPS: DayStripProps = {
  label: 'Mejl från oss',
  summary: '99,02 %',
  days: ['unknown', 'good', 'partly', 'bad'],
};

describeConformance(DayStrip, { props: PROPS, root: HTMLDivElement });

it('draws a bar for each day, whose height says how it was without its colour', () => {
  const { container } = render(<DayStrip {...PROPS} ends={{ first: 'Då', last: 'I dag' }} />);
  const bars = [...container.querySelectorAll('rect')];
  const heights = bars.map((bar) => bar.getAttribute('height'));
  expect(bars).toHaveLength(4);
  expect(new Set(heights).size).toBe(4);
  expect(screen.getByText('99,02 %')).toBeVisible();
  expect(screen.getByText('I dag')).toBeVisible();
});

it('is a name and a summary where there is no day', () => {
  const { container } = render(<DayStrip {...PROPS} days={[]} />);
  expect(container.querySelectorAll('rect')).toHaveLength(0);
  expect(screen.getByText('Mejl från oss')).toBeVisible();
});
