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
    'session/begin_bankid': { status: 0, authorizeUrl: '#bankid' },
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

  it('goes to a provider, and comes back to the overlay on its tab', async () => {
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
    expect(authPageState.read()).toMatchObject({ provider: 'google', overlay: 'login' });
  });

  it('finishes a return: an unregistered BankID is told on the register tab, and stays told', async () => {
    authPageState.write({ ...LEFT, overlay: 'login' });
    await comeBack({ 'auth/bankid_login': new ApiError('bankid_not_registered', 'No.') });
    const tab = await screen.findByRole('tab', { name: 'Skapa ett konto' }, { timeout: 4000 });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const words = 'BankID är inte registrerat. Vänligen registrera dig först.';
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(authPageState.read()).toBeNull();
  });

  it('finishes a return: signed in, it closes and goes on to the target', async () => {
    authPageState.write({ ...LEFT, targetPath: '/jobb/a', overlay: 'login' });
    const { router, onClosed } = await comeBack({
      'auth/bankid_login': { status: 0, login_token: 't', targetPath: null, code: null },
      'session/sign_in': { status: 0, profile: aProfile(), sharedComputer: false },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobb/a'), { timeout: 6000 });
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

  it('tells a user who has an account, and logs them in instead', async () => {
    const { asked, user } = await openOverlay('register', {
      'auth/email_registered': { status: 0 },
    });
    await user.type(screen.getByLabelText('E-postadress'), 'alva@example.com{Enter}');
    expect(
      await screen.findAllByText('Du har redan ett konto. Vi loggar in dig i stället.'),
    ).not.toEqual([]);
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ purpose: 'login' }), {
      timeout: 4000,
    });
  });
});
