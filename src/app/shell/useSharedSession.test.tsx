import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { localStore } from '../../lib/store/localStore';
import { pageCookie } from '../../lib/store/pageCookie';
import { markAccountDeletion } from '../../session/accountDeletion';
import { handleMissedSignOut } from '../../session/missedSignOut';
import type { SessionMessage } from '../../session/sessionMessages';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { GUARDED } from '../guards/guarded';
import { RequireSignIn } from '../guards/RequireSignIn';
import { RootLayout } from './RootLayout';

// Lazily loaded pages and dialogs
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const KEY = { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'own' };
const DRAFT = `draft.${KEY.owner}.v-00001`;

/** The shell with a page of the candidate's own, a public page and the start page. */
const ROUTES = [
  {
    Component: RootLayout,
    children: [
      {
        id: GUARDED,
        Component: RequireSignIn,
        children: [{ path: '/candidate/apply', element: <h1>the form</h1> }],
      },
      { path: '/', element: <h1>home</h1> },
      { path: '/jobb/a', element: <h1>a job</h1> },
      { path: '/register', element: <h1>register</h1> },
    ],
  },
];

let others: BroadcastChannel;

/** A message from another tab of the browser. */
const tell = (news: SessionMessage) => others.postMessage(news);

/** A tab at `path`, where `me` is the server's answer about the session. */
async function open(path: string, me: { profile: Profile | null }, more = {}) {
  const { client, asked } = fakeServices({
    'session/me': () => ({ status: 0, profile: me.profile }),
    'session/sign_out': { status: 0, sessionsEnded: 1 },
    'misc/device_key': { status: 0, data: KEY },
    ...more,
  });
  const { router, data } = await renderSite(ROUTES, { api: client, path });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryAllByText('Alva')).toHaveLength(me.profile ? 2 : 0));
  return { asked, data, router, user: userEvent.setup() };
}

const signOutButtons = () => screen.getAllByRole('button', { name: 'Logga ut' });

beforeEach(() => {
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => {});
  // The live stream has tests of its own
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
  others = new BroadcastChannel('vikari.session');
  localStore.write(DRAFT, { at: Date.now(), sealed: 'AAAA' });
});
afterEach(() => {
  others.close();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('a page that comes back from the back/forward cache', () => {
  const comeBack = () =>
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const answers = () => {
    const waiting: ((profile: Profile | null) => void)[] = [];
    const failing: (() => void)[] = [];
    let first = true;
    const me = () => {
      if (first) {
        first = false;
        return { status: 0, profile: aProfile() };
      }
      return new Promise<object>((resolve, reject) => {
        waiting.push((profile) => resolve({ status: 0, profile }));
        failing.push(() => reject(new ApiError('network_error', 'Lost.')));
      });
    };
    return { me, waiting, failing };
  };

  it('shows nothing until it is known who sits there, and then only their own', async () => {
    const { me, waiting } = answers();
    await open('/jobb/a', { profile: aProfile() }, { 'session/me': me });
    comeBack();
    expect(screen.getByText('a job')).not.toBeVisible();
    expect(screen.getAllByText('Alva')[0]).not.toBeVisible();
    await act(async () => waiting.at(-1)?.(aProfile({ userId: 'u-2', firstName: 'Bodil' })));
    expect((await screen.findAllByText('Bodil'))[0]).toBeVisible();
    expect(screen.queryByText('Alva')).toBeNull();
  });

  it('shows its person’s page again', async () => {
    const { me, waiting } = answers();
    await open('/jobb/a', { profile: aProfile() }, { 'session/me': me });
    comeBack();
    await act(async () => waiting.at(-1)?.(aProfile()));
    expect((await screen.findAllByText('Alva'))[0]).toBeVisible();
  });

  it.each([
    ['of one’s own shows it', false],
    ['of many does not', true],
  ])('without a connection, a computer %s', async (_what, shared) => {
    if (shared) vi.spyOn(pageCookie, 'read').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    const { me, failing } = answers();
    await open('/jobb/a', { profile: aProfile() }, { 'session/me': me });
    comeBack();
    await act(async () => failing.at(-1)?.());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'a job' })).toBeVisible());
    expect(screen.queryAllByText('Alva')).toHaveLength(shared ? 0 : 2);
  });
});

describe('a tab whose browser is signed out in another', () => {
  it("leaves a page of the candidate's own for the start page, says why, and keeps no draft", async () => {
    const { router } = await open('/candidate/apply', { profile: aProfile() });
    tell({ type: 'signed_out', sessionsEnded: null });
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    expect(screen.getByText('Du har loggats ut.')).toBeVisible();
    expect(screen.queryByText('Alva')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(localStore.read(DRAFT)).toBeNull();
  });

  it('stays where it is while it deletes the account: it is on the way to the receipt', async () => {
    const { asked, router, data } = await open('/candidate/apply', { profile: aProfile() });
    markAccountDeletion(data, true);
    // The page's other calls may still be on their way
    const sessionsRead = () => asked.filter(({ path }) => path === 'session/me').length;
    const before = sessionsRead();
    tell({ type: 'signed_out', sessionsEnded: null });
    // Messages arrive in order: this one asks the server
    tell({ type: 'seen', userId: 'somebody' });
    await waitFor(() => expect(sessionsRead()).toBe(before + 1));
    expect(router.state.location.pathname).toBe('/candidate/apply');
  });

  it("stays on a public page, without the user's data", async () => {
    const { router } = await open('/jobb/a', { profile: aProfile() });
    tell({ type: 'signed_out', sessionsEnded: 3 });
    expect(
      await screen.findByText('Du har loggats ut överallt. 3 inloggningar avslutades.'),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'a job' })).toBeVisible();
    expect(screen.queryByText('Alva')).not.toBeInTheDocument();
    await router.navigate('/');
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Du har loggats ut/)).not.toBeInTheDocument());
  });

  it('ignores the answer to a call made before the sign-out', async () => {
    let answer = (_body: object) => {};
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const calls = [{ status: 0, profile: aProfile() }, late];
    await open('/jobb/a', { profile: aProfile() }, { 'session/me': () => calls.shift() ?? {} });
    tell({ type: 'seen', userId: 'somebody' });
    await waitFor(() => expect(calls).toEqual([]));
    tell({ type: 'signed_out', sessionsEnded: null });
    expect(await screen.findByText('Du har loggats ut.')).toBeVisible();
    answer({ status: 0, profile: aProfile() });
    await late;
    await waitFor(() => expect(screen.getByRole('heading', { name: 'a job' })).toBeVisible());
    expect(screen.queryByText('Alva')).not.toBeInTheDocument();
  });
});

describe("a tab that shows another user than its browser's session", () => {
  it('shows the user who has signed in', async () => {
    const me: { profile: Profile | null } = { profile: null };
    await open('/jobb/a', me);
    me.profile = aProfile();
    tell({ type: 'seen', userId: 'u-1' });
    expect(await screen.findAllByText('Alva')).toHaveLength(2);
    expect(localStore.read(DRAFT)).not.toBeNull();
  });

  it("removes the previous user's data first", async () => {
    const me = { profile: aProfile() };
    await open('/candidate/apply', me);
    me.profile = aProfile({ userId: 'u-2', firstName: 'Bodil' });
    tell({ type: 'seen', userId: 'u-2' });
    expect(await screen.findAllByText('Bodil')).toHaveLength(2);
    expect(screen.queryByText('Alva')).not.toBeInTheDocument();
    expect(localStore.read(DRAFT)).toBeNull();
  });

  it('redirects to the login when the session has ended, and keeps the draft', async () => {
    const me: { profile: Profile | null } = { profile: aProfile() };
    const { router } = await open('/candidate/apply', me);
    me.profile = null;
    tell({ type: 'seen', userId: null });
    expect(await screen.findByRole('heading', { name: 'register' })).toBeVisible();
    expect(router.state.location.search).toBe('?target_path=%2Fcandidate%2Fapply');
    expect(localStore.read(DRAFT)).not.toBeNull();
  });

  it('makes no call when it has the answer already', async () => {
    const { asked } = await open('/jobb/a', { profile: aProfile() });
    const before = asked.length;
    tell({ type: 'seen', userId: 'u-1' });
    tell({ type: 'signed_out', sessionsEnded: null });
    expect(await screen.findByText('Du har loggats ut.')).toBeVisible();
    expect(asked).toHaveLength(before);
  });
});

describe('signing out', () => {
  it('notifies the other tabs', async () => {
    const received: unknown[] = [];
    others.onmessage = ({ data }) => void received.push(data);
    const { user } = await open('/candidate/apply', { profile: aProfile() });
    const [button] = signOutButtons();
    if (button) await user.click(button);
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    expect(localStore.read(DRAFT)).toBeNull();
    await waitFor(() =>
      expect(received).toContainEqual({ type: 'signed_out', sessionsEnded: null }),
    );
  });

  it('shows an error when it fails, and changes nothing', async () => {
    const { user } = await open(
      '/candidate/apply',
      { profile: aProfile() },
      { 'session/sign_out': new ApiError('unavailable', 'The service could not be reached.') },
    );
    const [button] = signOutButtons();
    if (button) await user.click(button);
    expect(await screen.findByText(/Det gick inte att logga ut/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'the form' })).toBeVisible();
    expect(localStore.read(DRAFT)).not.toBeNull();
  });

  it('everywhere asks for confirmation, and says how many sessions ended', async () => {
    const { asked, user } = await open(
      '/jobb/a',
      { profile: aProfile() },
      { 'session/sign_out': { status: 0, sessionsEnded: 1 } },
    );
    const [button] = screen.getAllByRole('button', { name: 'Logga ut överallt' });
    if (button) await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(asked.map(({ path }) => path)).not.toContain('session/sign_out');
    await user.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Logga ut överallt',
      ) ?? dialog,
    );
    expect(
      await screen.findByText('Du har loggats ut överallt. 1 inloggning avslutades.'),
    ).toBeVisible();
    expect(asked.find(({ path }) => path === 'session/sign_out')?.request).toEqual({
      everywhere: true,
    });
  });
});

it('a tab that was frozen during the sign-out clears its data when it resumes', () => {
  handleMissedSignOut(null);
  expect(localStore.read(DRAFT)).not.toBeNull();
  window.localStorage.setItem('last_sign_out', '"another"');
  handleMissedSignOut(null);
  expect(localStore.read(DRAFT)).toBeNull();
});

it('follows other tabs by local storage when there are no broadcast channels', async () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel') ?? {};
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  onTestFinished(() => void Object.defineProperty(globalThis, 'BroadcastChannel', descriptor));
  await open('/jobb/a', { profile: aProfile() });
  const newValue = JSON.stringify({ type: 'signed_out', sessionsEnded: null });
  window.dispatchEvent(new StorageEvent('storage', { key: 'vikari.session', newValue }));
  expect(await screen.findByText('Du har loggats ut.')).toBeVisible();
});
