import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

const PROPS: ProgressBarProps = { label: 'Laddar upp', value: 64 };

describeConformance(ProgressBar, { props: PROPS, root: HTMLDivElement });

it('has its value in the unit of its maximum, and draws its share', () => {
  render(<ProgressBar label="Din profil" value={3} max={4} valueText="3 av 4 delar" />);
  const bar = screen.getByRole('progressbar', { name: 'Din profil' });
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAttribute('aria-valuetext', '3 av 4 delar');
  expect(bar.firstElementChild).toHaveStyle({ transform: 'translateX(-25%)' });
});
