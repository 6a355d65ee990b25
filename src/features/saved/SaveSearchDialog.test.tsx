import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { withWords } from '../../i18n/withWords';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { SaveSearchDialog } from './SaveSearchDialog';

async function open(query: string) {
  await withWords('own', async () => null)();
  const { client, asked } = fakeServices({ 'misc/constants': { status: 0, ...CONSTANTS } });
  const onSave = vi.fn(async () => {});
  const rest = { onSave, onClose: vi.fn(), onExited: vi.fn() };
  await renderSite(<SaveSearchDialog open name="Sökningen" query={query} {...rest} />, {
    api: client,
  });
  await screen.findByRole('dialog');
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('misc/constants'));
  return onSave;
}

it('watches the chosen profession alone, and its group where that is ticked', async () => {
  const onSave = await open('locations=r-24&roles=psykolog');
  const nearby = await screen.findByRole('checkbox', { name: 'Även närliggande yrken' });
  expect(nearby).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: 'locations=r-24&roles=psykolog' }),
  );
  await userEvent.click(nearby);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({
      query: expect.stringMatching(/^locations=r-24&roles=.*kurator,.*psykolog/),
    }),
  );
});

it.each(['roles=medicinsk-sekreterare', 'q=natt'])('offers no group for %s', async (query) => {
  await open(query);
  expect(screen.getByRole('button', { name: 'Spara' })).toBeVisible();
  await vi.waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /närliggande/ })).toBeNull(),
  );
});
