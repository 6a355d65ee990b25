import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SnackbarProvider, useSnackbar } from './SnackbarProvider';

const LABELS = { region: 'Meddelanden', close: 'Stäng' };

function Show({ text }: { text: string }) {
  const show = useSnackbar();
  return (
    <button type="button" onClick={() => show(text, { duration: 60_000 })}>
      {text}
    </button>
  );
}

const regions = () => screen.queryAllByRole('region', { name: 'Meddelanden' });

it('is a landmark only while there is a message, and announces in an element that was there', async () => {
  render(
    <>
      <SnackbarProvider labels={LABELS}>
        <Show text="Sparat" />
      </SnackbarProvider>
      <SnackbarProvider labels={LABELS}>
        <Show text="Kopierat" />
      </SnackbarProvider>
    </>,
  );
  expect(regions()).toEqual([]);
  const announcers = screen.getAllByRole('status');
  expect(announcers).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Kopierat' }));
  expect(regions()).toHaveLength(1);
  expect(announcers.map(({ textContent }) => textContent)).toEqual(['', 'Kopierat']);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Stäng' })));
  expect(regions()).toEqual([]);
});
