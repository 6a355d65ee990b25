import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_BANNER_KEY } from '#domain/appBanner';
import { localStore } from '../../lib/store/localStore';
import { renderSite } from '../../testing/renderSite';
import { AppBannerHost } from './AppBannerHost';

const SITE = { publicUrl: 'https://vikari.test', today: '2026-11-22', demo: true };
const banner = () => screen.queryByRole('region', { name: 'Vikaris app' });
let phone = true;

beforeEach(() => {
  phone = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStore.remove(APP_BANNER_KEY);
});

describe('the banner about the app', () => {
  it.each([
    ['/', undefined, '/forhandsregistrering'],
    ['/jobb/nurse-a1', undefined, '/forhandsregistrering'],
    ['/', 'https://app.test/j/{slug}', 'https://app.test/'],
    ['/jobb/nurse-a1', 'https://app.test/j/{slug}', 'https://app.test/j/nurse-a1'],
  ])('at %s, with the app at %s, leads to %s', async (path, appLink, href) => {
    await renderSite(<AppBannerHost />, { path, site: { ...SITE, ...(appLink && { appLink }) } });
    await waitFor(() => expect(banner()).not.toBeNull());
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('stays closed once it is closed', async () => {
    const { unmount } = await renderSite(<AppBannerHost />, { path: '/' });
    await waitFor(() => expect(banner()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(banner()).toBeNull();
    expect(localStore.read(APP_BANNER_KEY)).toEqual(expect.any(Number));
    unmount();
    await renderSite(<AppBannerHost />, { path: '/' });
    expect(banner()).toBeNull();
  });

  it.each(['/jobs', '/jobb/a/b', '/login'])('is not at %s', async (path) => {
    await renderSite(<AppBannerHost />, { path });
    expect(banner()).toBeNull();
  });

  it('is not on a wide window', async () => {
    phone = false;
    await renderSite(<AppBannerHost />, { path: '/' });
    expect(banner()).toBeNull();
  });
});
