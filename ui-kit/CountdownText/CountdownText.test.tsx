import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { CountdownText } from './CountdownText';

const labels = { upcoming: (days: number) => `om ${days} dagar`, today: 'idag', past: 'stängd' };

describeConformance(CountdownText, {
  props: { day: '2026-02-10', today: '2026-02-01', labels },
  root: HTMLTimeElement,
});

it.each([
  ['2026-02-10', 'om 9 dagar'],
  ['2026-02-01', 'idag'],
  ['2026-01-31', 'stängd'],
])('%s reads “%s”', (day, text) => {
  render(<CountdownText day={day} today="2026-02-01" labels={labels} />);
  expect(screen.getByText(text)).toHaveAttribute('datetime', day);
});
