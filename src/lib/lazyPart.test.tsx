import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

it('is rendered at once when its code is loaded, also on the server', async () => {
  const request = vi.fn(async () => Field);
  const Part = lazyPart(request);
  await Part.load();
  await Part.load();
  expect(request).toHaveBeenCalledOnce();
  expect(renderToString(<Part label="Ort" />)).toContain('aria-label="Ort"');
  render(<Part label="Ort" />);
  expect(screen.getByLabelText('Ort')).toBeVisible();
});

it('keeps what was typed while the page is rendered again after its code has loaded', async () => {
  const Part = lazyPart(async () => Field);
  const page = (label: string) => (
    <Suspense>
      <Part label={label} />
    </Suspense>
  );
  const { rerender } = render(page('Ort'));
  await userEvent.type(await screen.findByLabelText('Ort'), 'Umeå');
  rerender(page('Plats'));
  expect(screen.getByLabelText('Plats')).toHaveValue('Umeå');
});

it('loads its code again after a failure', async () => {
  const request = vi.fn(async () => Field).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(request);
  await expect(Part.load()).rejects.toThrow('offline');
  render(
    <Suspense>
      <Part label="Ort" />
    </Suspense>,
  );
  await act(async () => undefined);
  expect(await screen.findByLabelText('Ort')).toBeVisible();
});
