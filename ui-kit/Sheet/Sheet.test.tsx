import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Sheet } from './index';

const props = {
  open: true,
  onClose: vi.fn(),
  title: 'Dela',
  closeLabel: 'Stäng',
  children: 'Text',
};

describeConformance(Sheet, { props, root: HTMLDivElement });

it('renders nothing on the server', () => {
  expect(renderToString(<Sheet {...props} />)).toBe('');
});

it('is modal, named by its title, and has a button that closes it', () => {
  render(<Sheet {...props} />);
  const sheet = screen.getByRole('dialog', { name: 'Dela' });
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Stäng' }));
});
