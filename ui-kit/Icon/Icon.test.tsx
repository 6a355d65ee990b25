import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Icon } from './Icon';

describeConformance(Icon, { props: { name: 'search' }, root: SVGSVGElement });

it('is decorative unless it has a label', () => {
  const { container, rerender } = render(<Icon name="heart" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="heart" label="Sparat" />);
  expect(screen.getByRole('img', { name: 'Sparat' })).not.toHaveAttribute('aria-hidden');
});

it('draws its shape from the sprite', () => {
  const { container } = render(<Icon name="calendar" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/\.svg.*#icon-calendar$/);
});
