import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationState } from '#domain/api/notifications';
import { withWords } from '../../i18n/withWords';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { PushPart } from './PushPart';

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn();

function stubBrowser(permission: NotificationPermission) {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  const pushManager = { getSubscription: async () => null, subscribe };
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  return serviceWorker;
}

beforeEach(() => {
  requestPermission.mockReset().mockResolvedValue('granted');
  subscribe.mockReset().mockResolvedValue({
    endpoint: 'https://push.example/abc',
    getKey: () => new Uint8Array([251, 255]).buffer,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const STATE: NotificationState = {
  settings: { mailDigest: true, quietHours: null },
  devices: [],
  pushKey: 'BKey',
};
const HERE = {
  id: 'd-1',
  device: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  current: true,
  ofOtherKey: false,
};

async function open(state: Partial<NotificationState> = {}, chats: object[] = [{ id: 'a-1' }]) {
  await withWords('notifications', async () => null)();
  const services = fakeServices({
    'notifications/fetch_notification_settings': { status: 0, ...STATE, ...state },
    'notifications/subscribe_push': { status: 0, ...STATE, devices: [HERE] },
    'chats/fetch_chats': { status: 0, results: chats, nextPageToken: null, unreadChats: 0 },
  });
  await renderSite(<PushPart />, { api: services.client });
  await waitFor(() => expect(services.asked).toHaveLength(2));
  return { ...services, user: userEvent.setup() };
}

const question = () => screen.queryByRole('button', { name: 'Slå på notiser' });

describe('the question about notifications', () => {
  it('asks the browser only when it is pressed, and subscribes with the server’s key', async () => {
    const { register } = stubBrowser('default');
    const { user, asked } = await open();
    await screen.findByText(/aldrig vad som står/);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Slå på notiser' }));
    expect(await screen.findByText(/Notiser är på/)).toBeVisible();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(asked.at(-1)).toMatchObject({
      path: 'notifications/subscribe_push',
      request: { endpoint: 'https://push.example/abc', p256dh: '-_8', auth: '-_8' },
    });
  });

  it('is not asked again after the candidate has declined', async () => {
    stubBrowser('default');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Nej tack' }));
    expect(question()).toBeNull();
    await open();
    expect(question()).toBeNull();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('says when the browser does not allow it', async () => {
    stubBrowser('default');
    requestPermission.mockResolvedValue('denied');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Slå på notiser' }));
    expect(await screen.findByText(/tillåter inte notiser/)).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('subscribes anew, without a question, where the server has another key now', async () => {
    stubBrowser('granted');
    const { asked } = await open({ devices: [{ ...HERE, ofOtherKey: true }] });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ path: 'notifications/subscribe_push' }),
    );
    expect(requestPermission).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  it('does not where the person no longer allows it', async () => {
    stubBrowser('denied');
    const { asked } = await open({ devices: [{ ...HERE, ofOtherKey: true }] });
    expect(asked).toHaveLength(2);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each<[string, NotificationPermission | null, Partial<NotificationState>, object[]]>([
    ['before a first message', 'default', {}, []],
    ['where the server has no keys', 'default', { pushKey: null }, [{ id: 'a-1' }]],
    ['where they are on', 'granted', { devices: [HERE] }, [{ id: 'a-1' }]],
    ['where the browser has been told no', 'denied', {}, [{ id: 'a-1' }]],
    ['in a browser that cannot', null, {}, [{ id: 'a-1' }]],
  ])('is not shown %s', async (_where, permission, state, chats) => {
    if (permission) stubBrowser(permission);
    await open(state, chats);
    expect(question()).toBeNull();
  });
});
