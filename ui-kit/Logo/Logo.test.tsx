import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Logo } from './Logo';

describeConformance(Logo, { props: {}, root: SVGSVGElement });

it('has a name only when nothing around it has', () => {
  const { container, rerender } = render(<Logo />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Logo variant="mark" label="Vikari" />);
  expect(screen.getByRole('img', { name: 'Vikari' })).toBeInTheDocument();
});
