import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ErrorState } from './ErrorState';

describeConformance(ErrorState, { props: { title: 'Det gick inte' }, root: HTMLDivElement });

it('does not start a second attempt while one is in progress', async () => {
  const onRetry = vi.fn();
  const retry = { label: 'Försök igen', retryingLabel: 'försöker', onRetry };
  const { rerender } = render(<ErrorState title="Det gick inte" retry={retry} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<ErrorState title="Det gick inte" retry={{ ...retry, retrying: true }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});
