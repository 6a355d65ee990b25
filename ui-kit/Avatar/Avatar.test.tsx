import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Avatar } from './Avatar';

describeConformance(Avatar, { props: { name: 'Anna Ek' }, root: HTMLSpanElement });

it('tries again when the picture changes', () => {
  const { container, rerender } = render(<Avatar name="Anna Ek" src="/gone.png" />);
  const image = container.querySelector('img');
  expect(image).not.toBeNull();
  if (image !== null) fireEvent.error(image);
  expect(container).toHaveTextContent('AE');
  rerender(<Avatar name="Anna Ek" src="/there.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/there.png');
});

it('is hidden from screen readers beside a name, and named when alone', () => {
  render(<Avatar name="Anna Ek" />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<Avatar name="Anna Ek" standalone />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Anna Ek');
});
