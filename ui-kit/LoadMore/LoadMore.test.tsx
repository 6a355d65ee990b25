import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { LoadMore, type LoadMoreProps } from './LoadMore';

const PROPS: LoadMoreProps = {
  shown: 30,
  total: 45,
  onLoadMore: vi.fn(),
  labels: {
    showing: (shown, total) => `Visar ${shown} av ${total}`,
    more: 'Visa fler',
    loading: 'hämtar fler',
  },
};

describeConformance(LoadMore, { props: PROPS, root: HTMLDivElement });

it('does not move the focus when all is shown from the start', () => {
  render(<LoadMore {...PROPS} shown={45} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body).toHaveFocus();
});

it('announces how much is shown to those who have asked for more', async () => {
  const { rerender } = render(<LoadMore {...PROPS} />);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  rerender(<LoadMore {...PROPS} shown={40} />);
  expect(screen.getByRole('status')).toHaveTextContent('Visar 40 av 45');
  // Another list
  rerender(<LoadMore {...PROPS} shown={5} total={5} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('keeps the focus when the button disappears', async () => {
  const { rerender } = render(<LoadMore {...PROPS} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<LoadMore {...PROPS} loading />);
  expect(screen.getByRole('button')).toHaveFocus();
  rerender(<LoadMore {...PROPS} shown={45} />);
  expect(screen.getByRole('status')).toHaveFocus();
});
