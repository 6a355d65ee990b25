import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { createSiteData } from '../../data/siteData';
import { authPageState } from '../../session/authPageState';
import { keepReturnFragment, takeReturnFragment } from '../../session/returnFragment';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './BankidReturnPage';

/** What the server knows of a request that the browser has kept nothing of. */
const BEGUN = {
  purpose: 'login',
  provider: null,
  targetPath: null,
  sessionID: null,
  sharedComputer: false,
};
const LOGGED_IN = { status: 0, login_token: 't', targetPath: null, code: null };

async function comeBack(hash: string, services: Parameters<typeof fakeServices>[0] = {}) {
  window.history.replaceState(null, '', `/auth/bankid${hash}`);
  const fragment = takeReturnFragment();
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: null },
    'auth/bankid_login': LOGGED_IN,
    'session/begun_sign_in': { status: 0, begun: BEGUN },
    'session/sign_in': { status: 0, profile: aProfile() },
    ...services,
  });
  const routes = [
    {
      path: '/auth/bankid',
      element: (
        <StrictMode>
          <Component />
        </StrictMode>
      ),
    },
    { path: '*', element: <p>another page</p> },
  ];
  const data = createSiteData(client);
  if (fragment) keepReturnFragment(data, fragment);
  const page = await renderSite(routes, { data, path: '/auth/bankid' });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const { pathname, search, state } = page.router.state.location;
  return { asked: asked.map(({ path }) => path), address: pathname + search, state };
}

/** The text of all alerts, the toasts' own region included. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('the return from BankID', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    window.localStorage.clear();
  });

  describe('in the window of BankID', () => {
    const LEFT = { purpose: 'login', targetPath: '/jobb/a', sharedComputer: false, inWindow: 's' };
    const told: unknown[] = [];
    let page: BroadcastChannel;
    let hears = true;

    beforeEach(() => {
      told.length = 0;
      hears = true;
      vi.useFakeTimers({ shouldAdvanceTime: true });
      window.sessionStorage.setItem(
        'auth_page_state.s',
        JSON.stringify({ ...LEFT, at: Date.now() }),
      );
      page = new BroadcastChannel('vikari.bankid.s');
      page.onmessage = ({ data }) => {
        told.push(data);
        if (hears && data.type !== 'returned') page.postMessage({ type: 'received' });
      };
      vi.spyOn(window, 'close').mockReturnValue();
    });
    afterEach(() => {
      page.close();
      window.sessionStorage.clear();
      vi.restoreAllMocks();
    });

    it('notifies the page and closes; another tab keeps its own state', async () => {
      authPageState.write('other', {
        purpose: 'confirm',
        targetPath: null,
        sessionID: null,
        sharedComputer: false,
      });
      const other = window.localStorage.getItem('auth_page_state.other');
      const { address } = await comeBack('#id_token=a.b.c&state=s');
      await vi.waitFor(() => expect(window.close).toHaveBeenCalled());
      expect(told).toContainEqual({ type: 'returned' });
      expect(told).toContainEqual({ type: 'finished' });
      expect(JSON.stringify(told)).not.toContain('a.b.c');
      expect(address).toBe('/auth/bankid');
      expect(screen.getByText('Du kan stänga det här fönstret.')).toBeVisible();
      expect(window.localStorage.getItem('auth_page_state.other')).toBe(other);
      expect(window.sessionStorage.getItem('auth_page_state.s')).toBeNull();
    });

    it.each([
      ['#error=access_denied&state=s', {}, { type: 'cancelled' }],
      [
        '#id_token=a.b.c&state=s',
        { 'auth/bankid_login': new ApiError('bankid_not_registered', 'No.') },
        { type: 'failed', code: 'bankid_not_registered' },
      ],
    ] as const)('after %s tells how it ended', async (hash, services, message) => {
      await comeBack(hash, services);
      await vi.waitFor(() => expect(told).toContainEqual(message));
    });

    it('continues by itself where the page was closed', async () => {
      hears = false;
      const { address } = await comeBack('#id_token=a.b.c&state=s');
      expect(address).toBe('/jobb/a');
      expect(window.close).not.toHaveBeenCalled();
    });
  });

  it('logs in once, though mounted twice, and returns to the earlier page', async () => {
    authPageState.write('s', {
      purpose: 'login',
      targetPath: '/jobb/a?b=c',
      sessionID: null,
      sharedComputer: false,
    });
    const { asked, address } = await comeBack('#id_token=a.b.c&state=s');
    expect(asked.filter((path) => path === 'auth/bankid_login')).toHaveLength(1);
    expect(address).toBe('/jobb/a?b=c');
  });

  it('goes to the account when there is no earlier page', async () => {
    expect((await comeBack('#id_token=a.b.c&state=s')).address).toBe('/account');
  });

  it('redirects a return without a token to the login', async () => {
    authPageState.write('s', {
      purpose: 'login',
      targetPath: '/jobb/a',
      sessionID: null,
      sharedComputer: false,
    });
    expect((await comeBack('#state=s')).address).toBe('/login');
    expect(authPageState.read('s')).toBeNull();
  });

  it('sends an unregistered BankID to register, with the text of part 8', async () => {
    authPageState.write('s', {
      purpose: 'login',
      targetPath: '/jobb/a',
      sessionID: null,
      sharedComputer: false,
    });
    const { address, state } = await comeBack('#id_token=a.b.c&state=s', {
      'auth/bankid_login': new ApiError('bankid_not_registered', 'No.'),
    });
    expect(address).toBe('/register?target_path=%2Fjobb%2Fa');
    expect(state).toEqual({ authProblem: 'not_registered' });
    const words = 'BankID är inte registrerat. Vänligen registrera dig först.';
    expect(alerts()).toContain(words);
  });

  it.each([
    ['error=access_denied', 'login', 'Du avbröt i BankID', 'Försök igen', '/login'],
    ['error=access_denied', 'register', 'Du avbröt i BankID', 'Försök igen', '/register'],
    [
      'error=access_denied&error_description=expiredTransaction',
      'login',
      'Det tog för lång tid',
      'Försök igen',
      '/login',
    ],
    [
      'error=server_error',
      'login',
      'Inloggningen med BankID fungerar inte just nu',
      'Försök igen',
      '/login',
    ],
  ] as const)('after %s during %s says "%s"', async (hash, purpose, words, link, path) => {
    authPageState.write('s', {
      purpose,
      targetPath: '/jobb/a',
      sessionID: null,
      sharedComputer: false,
    });
    await comeBack(`#${hash}&state=s`);
    expect(alerts()).toContain(words);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `${path}?target_path=%2Fjobb%2Fa`,
    );
  });

  it.each([
    ['already_registered', 'Du har redan ett konto', 'Logga in'],
    ['email_taken', 'Det finns redan ett konto med den här e-postadressen', 'Logga in'],
    ['session_not_found', 'Vi hittar inte din registrering', 'Försök igen'],
    ['network_error', 'Vi fick ingen kontakt', 'Försök igen'],
    ['bankid_unavailable', 'BankID svarar inte just nu', 'Försök igen'],
    ['unavailable', 'Vikari svarar inte just nu', 'Försök igen'],
    ['internal_error', 'Registreringen kunde inte slutföras', 'Försök igen'],
  ] as const)('shows %s during a registration, and what to do next', async (code, words, link) => {
    authPageState.write('s', {
      purpose: 'register',
      targetPath: null,
      sessionID: 'r1',
      sharedComputer: false,
    });
    await comeBack('#id_token=a.b.c&state=s', {
      'auth/bankid_register': new ApiError(code, 'No.'),
    });
    expect(alerts()).toContain(words);
    expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it.each(['already_authenticated', 'invalid_token'] as const)(
    'continues without an error when another tab has signed in meanwhile: %s',
    async (code) => {
      authPageState.write('s', {
        purpose: 'login',
        targetPath: '/jobb/a',
        sessionID: null,
        sharedComputer: false,
      });
      const { address } = await comeBack('#id_token=a.b.c&state=s', {
        'auth/bankid_login': new ApiError(code, 'No.'),
        'session/me': { status: 0, profile: aProfile(), sharedComputer: false },
      });
      expect(address).toBe('/jobb/a');
    },
  );

  it('says where to continue when another browser began it, and uses nothing up', async () => {
    const { asked } = await comeBack('#id_token=a.b.c&state=s', {
      'session/begun_sign_in': { status: 0, begun: null },
    });
    expect(alerts()).toContain('Fortsätt i den webbläsare där du började');
    expect(asked).not.toContain('auth/bankid_login');
  });

  it('shows a cancelled sign-in as information, not as an error', async () => {
    await comeBack('#error=access_denied&state=s');
    const told = screen.getByRole('heading', { name: 'Du avbröt i BankID' });
    expect(told.closest('[class*="info"]')).not.toBeNull();
    expect(told.closest('[class*="danger"]')).toBeNull();
  });

  const kept = { targetPath: '/account?page=integrity', sessionID: null, sharedComputer: false };
  const signedIn = {
    status: 0,
    profile: aProfile({ bankIdVerified: false }),
    sharedComputer: false,
  };

  it('confirms a BankID and comes back, without signing in again', async () => {
    authPageState.write('s', { ...kept, purpose: 'confirm' });
    const { asked, address } = await comeBack('#id_token=a.b.c&state=s', {
      'session/me': signedIn,
      'auth/confirm_bankid': { status: 0, targetPath: null },
    });
    expect(asked).toContain('auth/confirm_bankid');
    expect(asked).not.toContain('session/sign_in');
    expect(address).toBe(kept.targetPath);
    expect(authPageState.read('s')).toBeNull();
  });

  it('does not treat a refused confirmation as done, though a user is signed in', async () => {
    authPageState.write('s', { ...kept, purpose: 'confirm' });
    const { address } = await comeBack('#id_token=a.b.c&state=s', {
      'session/me': signedIn,
      'auth/confirm_bankid': new ApiError('invalid_token', 'No.'),
    });
    expect(address).toBe('/auth/bankid');
    expect(alerts()).toContain('BankID kunde inte bekräftas');
    expect(screen.getByRole('link', { name: 'Tillbaka' })).toHaveAttribute('href', kept.targetPath);
  });

  it('connects a BankID to the account that is signed in', async () => {
    authPageState.write('s', { ...kept, purpose: 'connect' });
    const connect = vi.fn((_request: unknown) => ({
      status: 0,
      bankIdVerified: true,
      targetPath: null,
    }));
    const { address } = await comeBack('#id_token=a.b.c&state=s', {
      'session/me': signedIn,
      'auth/connect_bankid': connect,
    });
    expect(connect).toHaveBeenCalledExactlyOnceWith({
      id_token: 'a.b.c',
      state: 's',
      userId: 'u-1',
      connectBankID: true,
    });
    expect(address).toBe(kept.targetPath);
  });

  it('repeats the call when the response to connecting was lost', async () => {
    authPageState.write('s', { ...kept, purpose: 'connect' });
    const connect = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('network_error', 'No answer.'))
      .mockResolvedValue({ status: 0, bankIdVerified: true, targetPath: null });
    const { address } = await comeBack('#id_token=a.b.c&state=s', {
      'session/me': signedIn,
      'auth/connect_bankid': connect,
    });
    expect(connect.mock.calls[1]).toEqual(connect.mock.calls[0]);
    expect(address).toBe(kept.targetPath);
  });

  it('leads back to connecting when the BankID belongs to another user', async () => {
    authPageState.write('s', { ...kept, purpose: 'connect' });
    await comeBack('#id_token=a.b.c&state=s', {
      'session/me': signedIn,
      'auth/connect_bankid': new ApiError('conflict', 'No.'),
    });
    expect(alerts()).toContain('BankID är redan kopplat');
    expect(screen.getByRole('link', { name: 'Tillbaka' })).toHaveAttribute(
      'href',
      '/account?page=verify-bankid&type=get-started&target_path=%2Faccount%3Fpage%3Dintegrity',
    );
  });
});
