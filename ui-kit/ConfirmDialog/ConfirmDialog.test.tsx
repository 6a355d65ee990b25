import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const PROPS: ConfirmDialogProps = {
  defaultOpen: true,
  title: 'Ta bort referensen?',
  children: 'Det går inte att ångra.',
  confirmLabel: 'Ta bort',
  cancelLabel: 'Behåll',
  onConfirm: vi.fn(),
};

describeConformance<ConfirmDialogProps, HTMLDivElement>(ConfirmDialog, {
  props: PROPS,
  root: HTMLDivElement,
});

it('is an alert dialog, named by its question and described by what happens', () => {
  render(<ConfirmDialog {...PROPS} />);
  expect(
    screen.getByRole('alertdialog', { name: 'Ta bort referensen?' }),
  ).toHaveAccessibleDescription('Det går inte att ångra.');
});

it('closes by itself when it is cancelled, and stays when it is confirmed', async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(<ConfirmDialog {...PROPS} onClose={onClose} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Behåll' }));
  expect(onClose).toHaveBeenCalledWith('button');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
