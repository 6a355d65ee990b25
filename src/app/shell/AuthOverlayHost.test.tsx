import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { createSiteData } from '../../data/siteData';
import { authPageState } from '../../session/authPageState';
import { registrationDraft } from '../../session/registrationDraft';
import { keepReturnFragment } from '../../session/returnFragment';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { AuthOverlayHost } from './AuthOverlayHost';

async function openOverlay(first: 'login' | 'register', services = {}) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: null, sharedComputer: false },
    'session/begin_bankid': { status: 0, authorizeUrl: '?state=s#bankid' },
    'session/sign_in_options': { status: 0, providers: [{ provider: 'google', simulated: true }] },
    ...services,
  });
  const onClosed = vi.fn();
  const { router } = await renderSite(
    <AuthOverlayHost first={first} targetPath="/jobs?q=a" returnFrom={null} onClosed={onClosed} />,
    { api: client, path: '/jobs?q=a' },
  );
  await screen.findByRole('dialog', { name: 'Välkommen till Vikari' });
  // What it reads by itself is beside the point
  const reads = ['session/sign_in_options', 'session/me'];
  const told = () => asked.filter(({ path }) => !reads.includes(path));
  return { asked: told, onClosed, router, user: userEvent.setup() };
}

const LEFT = {
  purpose: 'login',
  targetPath: '/jobs',
  sessionID: null,
  sharedComputer: false,
} as const;

/** The overlay as it opens again after BankID. */
async function comeBack(services: Parameters<typeof fakeServices>[0]) {
  const { client } = fakeServices({
    'session/sign_in_options': { status: 0, providers: [] },
    'session/me': { status: 0, profile: null, sharedComputer: false },
    ...services,
  });
  const data = createSiteData(client);
  keepReturnFragment(data, '#id_token=a.b.c&state=s');
  const onClosed = vi.fn();
  const { router } = await renderSite(
    <AuthOverlayHost first="login" targetPath="/jobs" returnFrom="bankid" onClosed={onClosed} />,
    { data, path: '/jobs' },
  );
  expect(await screen.findByText('Slutför inloggningen')).toBeVisible();
  return { router, onClosed };
}

const COMPUTER = '(min-width: 769px) and (pointer: fine)';

/** The window of BankID as a test has it: the browser opens none in jsdom. */
function stubWindow() {
  const store = new Map<string, string>();
  const opened = {
    closed: false,
    opener: window,
    sessionStorage: { setItem: (key: string, value: string) => void store.set(key, value) },
    document: { body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  return { opened, store };
}

describe('BankID in a window of its own', () => {
  const AT = 'https://bankid.example.com/authorize?state=s1';
  let news: BroadcastChannel;
  const heard: unknown[] = [];

  beforeEach(() => {
    stubMatchMedia(COMPUTER);
    heard.length = 0;
    news = new BroadcastChannel('vikari.bankid.s1');
    news.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => {
    news.close();
    vi.restoreAllMocks();
    window.localStorage.clear();
  });

  async function openBankid(services: Parameters<typeof fakeServices>[0] = {}) {
    const { opened, store } = stubWindow();
    const answers = { 'session/begin_bankid': { status: 0, authorizeUrl: AT }, ...services };
    const site = await openOverlay('login', answers);
    await site.user.click(screen.getByRole('button', { name: /BankID med QR-kod/ }));
    await screen.findByRole('heading', { name: 'BankID är öppet i ett eget fönster' });
    return { ...site, opened, store };
  }

  it('waits, shows the window again on request, and continues to the target after its message', async () => {
    let profile: ReturnType<typeof aProfile> | null = null;
    const { opened, store, user, router, onClosed } = await openBankid({
      'session/me': () => ({ status: 0, profile, sharedComputer: false }),
    });
    expect(screen.getByRole('region', { name: /eget fönster/ })).toHaveFocus();
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(AT);
    expect(opened.opener).toBeNull();
    // Its own state, so that a second tab does not take it
    expect(JSON.parse(store.get('auth_page_state.s1') ?? '')).toMatchObject({
      purpose: 'login',
      targetPath: '/jobs?q=a',
      inWindow: 's1',
    });
    expect(authPageState.read('s')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Visa fönstret' }));
    expect(opened.focus).toHaveBeenCalledOnce();

    profile = aProfile();
    news.postMessage({ type: 'finished' });
    expect(await screen.findByText(/Välkommen, Alva/)).toBeVisible();
    await waitFor(() => expect(heard).toEqual([{ type: 'received' }]));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('does not trust the window’s message: without a session the user is not signed in', async () => {
    const { router, onClosed } = await openBankid();
    news.postMessage({ type: 'finished' });
    expect(
      await screen.findByRole('heading', { name: 'Inloggningen kunde inte sparas' }),
    ).toBeVisible();
    expect(onClosed).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('notices that the window was closed, opens another, and still accepts the first one’s late message', async () => {
    const { opened, user } = await openBankid();
    opened.closed = true;
    expect(await screen.findByText(/syns inte längre/)).toBeVisible();
    news.postMessage({ type: 'returned' });
    expect(await screen.findByText(/eget fönster/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Öppna igen' }));
    await waitFor(() => expect(window.open).toHaveBeenCalledTimes(2));
  });

  it('closes the window on cancel, and returns the focus to its button', async () => {
    const { opened, user } = await openBankid();
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(opened.close).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /BankID med QR-kod/ })).toHaveFocus(),
    );
  });

  it.each([
    [{ type: 'cancelled' }, 'Du avbröt i BankID'],
    [{ type: 'failed', code: 'bankid_expired' }, 'Det tog för lång tid'],
    [{ type: 'failed', code: 'bankid_not_registered' }, 'BankID är inte registrerat'],
    [{ type: 'failed', code: '<b>' }, 'Det gick inte att logga in på ditt konto'],
  ])('shows the outcome that the window reports: %j', async (message, words) => {
    await openBankid();
    news.postMessage({ type: 'something else' });
    // Posted again until it is received: nothing signals when the page listens
    await waitFor(() => {
      news.postMessage(message);
      expect(screen.getByRole('heading', { name: new RegExp(words, 'u') })).toBeVisible();
    });
  });

  it('closes the window when BankID cannot be reached', async () => {
    const { opened } = stubWindow();
    const { user } = await openOverlay('login', {
      'session/begin_bankid': new ApiError('network_error', 'No line.'),
    });
    await user.click(screen.getByRole('button', { name: /BankID med QR-kod/ }));
    expect(await screen.findByRole('heading', { name: 'Vi fick ingen kontakt' })).toBeVisible();
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it.each(['blocked', 'without a store'])('redirects itself when its window is %s', async (why) => {
    const { opened } = stubWindow();
    if (why === 'blocked') vi.mocked(window.open).mockReturnValue(null);
    else Reflect.deleteProperty(opened, 'sessionStorage');
    const { user } = await openOverlay('login');
    await user.click(screen.getByRole('button', { name: /BankID med QR-kod/ }));
    await waitFor(() => expect(authPageState.read('s')).toMatchObject({ overlay: 'login' }));
    expect(screen.queryByText(/eget fönster/)).toBeNull();
  });
});

describe('the auth overlay', () => {
  beforeEach(() => stubMatchMedia());
  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('opens on the requested tab, and changes it', async () => {
    const { user } = await openOverlay('login');
    expect(screen.getByRole('tab', { name: 'Logga in' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Skapa ett konto' }));
    expect(screen.getByLabelText('E-postadress')).toBeVisible();
  });

  it('logs in and returns to the page under it', async () => {
    const { asked, user } = await openOverlay('login');
    await user.click(screen.getByRole('button', { name: /BankID med QR-kod/ }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.request).toEqual({
      purpose: 'login',
      device: 'other',
      language: 'sv',
      targetPath: '/jobs?q=a',
    });
  });

  it('requires an address, and moves the focus to it when it is invalid', async () => {
    const { asked, user } = await openOverlay('register');
    await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
    const field = screen.getByLabelText('E-postadress');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
    expect(asked()).toEqual([]);
  });

  it('redirects to a provider, and returns to the overlay on its tab', async () => {
    const { asked, user } = await openOverlay('login', {
      'session/begin_social': { status: 0, authorizeUrl: '#google', state: 's', firebase: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Fortsätt med Google' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.request).toEqual({
      provider: 'google',
      purpose: 'login',
      language: 'sv',
      targetPath: '/jobs?q=a',
    });
    expect(authPageState.read('s')).toMatchObject({ provider: 'google', overlay: 'login' });
  });

  it('finishes a return: an unregistered BankID is explained on the register tab, and stays there', async () => {
    authPageState.write('s', { ...LEFT, overlay: 'login' });
    await comeBack({ 'auth/bankid_login': new ApiError('bankid_not_registered', 'No.') });
    const tab = await screen.findByRole('tab', { name: 'Skapa ett konto' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const words = 'BankID är inte registrerat. Vänligen registrera dig först.';
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(authPageState.read('s')).toBeNull();
  });

  it('finishes a return: signed in, it closes and continues to the target', async () => {
    authPageState.write('s', { ...LEFT, targetPath: '/jobb/a', overlay: 'login' });
    const { router, onClosed } = await comeBack({
      'auth/bankid_login': { status: 0, login_token: 't', targetPath: null, code: null },
      'session/sign_in': { status: 0, profile: aProfile(), sharedComputer: false },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobb/a'));
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('continues to the form with a new address', async () => {
    const { onClosed, router, user } = await openOverlay('register', {
      'auth/email_registered': { status: 1 },
    });
    await user.type(screen.getByLabelText('E-postadress'), 'ny@example.com{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
    expect(router.state.location.search).toBe('?target_path=%2Fjobs%3Fq%3Da');
    expect(registrationDraft.read()?.email).toBe('ny@example.com');
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('informs a user who has an account, and logs them in instead', async () => {
    const { asked, user } = await openOverlay('register', {
      'auth/email_registered': { status: 0 },
    });
    await user.type(screen.getByLabelText('E-postadress'), 'alva@example.com{Enter}');
    expect(
      await screen.findAllByText('Du har redan ett konto. Vi loggar in dig i stället.'),
    ).not.toEqual([]);
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ purpose: 'login' }));
  });
});
