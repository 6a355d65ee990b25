import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Dialog } from './index';

const props = {
  open: true,
  onClose: vi.fn(),
  title: 'Dela',
  closeLabel: 'Stäng',
  children: 'Text',
};

describeConformance(Dialog, { props, root: HTMLDivElement });

it('renders nothing on the server', () => {
  expect(renderToString(<Dialog {...props} />)).toBe('');
});

it('is modal, named by its title, and has a button that closes it', () => {
  render(<Dialog {...props} />);
  const dialog = screen.getByRole('dialog', { name: 'Dela' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toContainElement(screen.getByRole('button', { name: 'Stäng' }));
});
