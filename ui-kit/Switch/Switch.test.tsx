import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Switch } from './Switch';

it('passes its control to the ref and the class to the box around it', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(<Switch label="Jour" name="on-call" className="mine" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('switch', { name: 'Jour' }));
  expect(ref.current).toHaveAttribute('name', 'on-call');
  expect([...(container.firstElementChild?.classList ?? [])].at(-1)).toBe('mine');
});
