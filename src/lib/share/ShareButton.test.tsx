import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { ShareButton } from './ShareButton';

const LABELS = {
  share: 'Dela',
  shared: 'Länken är delad',
  copied: 'Länken är kopierad',
  failed: 'Länken kunde inte kopieras',
  region: 'Om länken',
  close: 'Stäng',
};
const LINK = { title: 'Ett jobb', url: 'https://vikari.example.com/jobb/x' };

async function press({ sheet, copies }: { sheet?: () => Promise<void>; copies?: boolean }) {
  const user = userEvent.setup();
  const writeText = vi.fn(async () => {
    if (!copies) throw new Error('refused');
  });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  if (sheet) Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  await renderSite(<ShareButton {...LINK} labels={LABELS} />);
  await user.click(screen.getByRole('button', { name: 'Dela' }));
  return { writeText };
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the link and says so', async () => {
  const { writeText } = await press({ copies: true });
  expect(await screen.findAllByText('Länken är kopierad')).not.toEqual([]);
  expect(writeText).toHaveBeenCalledWith(LINK.url);
});

it('says that the link could not be copied', async () => {
  await press({ copies: false });
  const region = await screen.findByRole('region', { name: 'Om länken' });
  expect(await within(region).findAllByText('Länken kunde inte kopieras')).not.toEqual([]);
});

it('shares with the sheet of the device where there is one', async () => {
  const sheet = vi.fn(async () => undefined);
  const { writeText } = await press({ sheet, copies: true });
  expect(await screen.findAllByText('Länken är delad')).not.toEqual([]);
  expect(sheet).toHaveBeenCalledWith(LINK);
  expect(writeText).not.toHaveBeenCalled();
});

it('says nothing of a share sheet that was dismissed', async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press({ sheet });
  expect(sheet).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: 'Om länken' })).toBeNull();
});

it('copies the link where the device has a sheet and does not open it', async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { writeText } = await press({ sheet, copies: true });
  expect(await screen.findAllByText('Länken är kopierad')).not.toEqual([]);
  expect(writeText).toHaveBeenCalledWith(LINK.url);
});
