import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { refreshSessions } from '../../data/sessions';
import { onSessionMessage, type SessionMessage } from '../../session/sessionMessages';
import { updateMe } from '../../session/updateMe';
import { anExport } from '../../testing/anExport';
import { aProfile } from '../../testing/aProfile';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { integrityAnswers } from '../../testing/integrityAnswers';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { Component as AccountDeletedPage } from '../account-deleted/AccountDeletedPage';
import { IntegrityTab } from './IntegrityTab';

const PATH = '/account?page=integrity';
const bankidWanted = new ApiError('bankid_confirmation_required', 'Confirm with BankID.');

const leftFor = vi.fn();

// It is loaded when the button is reached, which takes a while on a busy machine
beforeAll(async () => {
  await import('../../features/account-security/DeleteForm');
  await import('./integrity/SafetyParts');
}, 20_000);

beforeEach(() => {
  leftFor.mockReset();
  stubMatchMedia();
  Element.prototype.scrollIntoView = () => {};
  const { location } = window;
  vi.stubGlobal('location', { ...location, href: location.href, assign: leftFor });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function open(answers: Answers = {}) {
  const { client, asked } = fakeServices({
    ...integrityAnswers(),
    'session/begin_bankid': { status: 0, authorizeUrl: 'https://bankid.example.com/go' },
    'misc/device_key': {
      status: 0,
      data: { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'alva' },
    },
    ...answers,
  });
  const routes = [
    { path: '/account', element: <IntegrityTab /> },
    { path: '/account/deleted', Component: AccountDeletedPage },
  ];
  const site = await renderSite(routes, { api: client, path: PATH });
  await screen.findByRole('heading', { name: 'Där du är inloggad' });
  return { ...site, asked, user: userEvent.setup() };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('where the candidate is signed in', () => {
  it('marks this device and a shared computer, and ends another', async () => {
    const { user, asked } = await open();
    const sessions = section('Där du är inloggad');
    const rows = await sessions.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Firefox, Windows.*Den här enheten.*Används nu/),
      expect.stringMatching(/Chrome, Android.*senast 20 nov\. 06:40.*Logga ut/),
      expect.stringMatching(/Okänd enhet.*Delad dator/),
    ]);
    await user.click(sessions.getByRole('button', { name: 'Logga ut: Chrome, Android' }));
    expect(await sessions.findByText('Chrome, Android är utloggad.')).toHaveFocus();
    expect(sessions.getAllByRole('listitem')).toHaveLength(2);
    expect(asked).toContainEqual(
      expect.objectContaining({ path: 'session/end_session', request: { id: 's-2' } }),
    );
  });

  it('treats a session that had already ended as ended', async () => {
    const { user } = await open({ 'session/end_session': new ApiError('not_found', 'Gone.') });
    const sessions = section('Där du är inloggad');
    await user.click(await sessions.findByRole('button', { name: 'Logga ut: Chrome, Android' }));
    expect(await sessions.findByText('Chrome, Android är utloggad.')).toBeVisible();
  });

  it('shows that a session could not be ended, and keeps it', async () => {
    const { user } = await open({ 'session/end_session': new ApiError('network_error', 'Lost.') });
    const sessions = section('Där du är inloggad');
    await user.click(await sessions.findByRole('button', { name: 'Logga ut: Chrome, Android' }));
    expect(await sessions.findByText(/Det gick inte att nå oss/)).toBeVisible();
    expect(sessions.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows a session that began elsewhere', async () => {
    const [first, ...others] = Object(integrityAnswers()['session/sessions']).results;
    let results = [first];
    const { data } = await open({ 'session/sessions': () => ({ status: 0, results }) });
    const sessions = section('Där du är inloggad');
    expect(await sessions.findByText('Du är inte inloggad någon annanstans.')).toBeVisible();
    results = [first, ...others];
    await refreshSessions(data);
    expect(await sessions.findByText('Chrome, Android')).toBeVisible();
  });

  it('signs out everywhere, once that is confirmed', async () => {
    const { user, asked } = await open({ 'session/sign_out': { status: 0, sessionsEnded: 3 } });
    const sessions = section('Där du är inloggad');
    await user.click(await sessions.findByRole('button', { name: 'Logga ut överallt' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Logga ut överallt' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === 'session/sign_out')?.request).toEqual({
        everywhere: true,
      }),
    );
  });
});

describe('the sign-in methods', () => {
  it('shows each with when it was connected, and removes one', async () => {
    const { user } = await open();
    const ways = section('Så loggar du in');
    expect(await ways.findByText(/Kopplat 2 okt\. 11:15, som alva/)).toBeVisible();
    expect(ways.getByText(/Namnet i BankID är Alva Nordanvik/)).toBeVisible();
    await user.click(ways.getByRole('button', { name: 'Ta bort: Google' }));
    expect(await ways.findByText(/Google är borttaget/)).toHaveFocus();
    expect(ways.getByRole('button', { name: 'Koppla: Google' })).toBeVisible();
  });

  it('leaves for a provider, to come back here', async () => {
    const { user, asked } = await open({
      'session/begin_social': {
        status: 0,
        authorizeUrl: 'https://social.example.com/',
        state: 's',
        firebase: null,
      },
    });
    const ways = section('Så loggar du in');
    await user.click(await ways.findByRole('button', { name: 'Koppla: Facebook' }));
    await waitFor(() => expect(leftFor).toHaveBeenCalledWith('https://social.example.com/'));
    expect(asked.find(({ path }) => path === 'session/begin_social')?.request).toEqual({
      provider: 'facebook',
      purpose: 'connect',
      language: 'sv',
      targetPath: PATH,
    });
  });

  it('leads a candidate without BankID to connect one', async () => {
    await open({ 'session/me': { status: 0, profile: aProfile({ bankIdVerified: false }) } });
    const ways = section('Så loggar du in');
    expect(await ways.findByRole('link', { name: 'Koppla BankID' })).toHaveAttribute(
      'href',
      '/account?page=verify-bankid&type=get-started&target_path=%2Faccount%3Fpage%3Dintegrity',
    );
  });
});

describe('who has seen the profile', () => {
  it('shows employers with their job, and older ones on request', async () => {
    const [first, second] = Object(integrityAnswers()['users/profile_views']).results;
    const { user } = await open({
      'users/profile_views': (request) =>
        Object(request).startAfter === 'next'
          ? { status: 0, results: [second], nextPageToken: null }
          : { status: 0, results: [first], nextPageToken: 'next' },
    });
    const seen = section('De har sett din profil');
    expect(await seen.findByText(/20 nov\. 2026, 3 gånger/)).toBeVisible();
    await user.click(seen.getByRole('button', { name: 'Visa äldre' }));
    expect(await seen.findByText('Fjällvården AB')).toBeVisible();
    expect(seen.queryByRole('button', { name: 'Visa äldre' })).not.toBeInTheDocument();
    expect(seen.getByRole('link', { name: 'Barnmorska till förlossningen' })).toHaveAttribute(
      'href',
      '/jobb/barnmorska-lulea',
    );
  });
});

describe('blocked employers and reports', () => {
  it('are shown with our answers, and one is unblocked', async () => {
    const { asked, user } = await open();
    const list = await screen.findByRole('list', { name: 'Blockerade arbetsgivare' });
    expect(list).toHaveTextContent('Region Nord');
    const reports = screen.getByRole('list', { name: 'Dina anmälningar' });
    expect(reports).toHaveTextContent('Annonsen ”Sjuksköterska till akuten”');
    expect(reports).toHaveTextContent('Vi går igenom anmälan.');
    expect(reports).toHaveTextContent('Vi har stängt av avsändaren.');
    await user.click(screen.getByRole('button', { name: 'Ta bort blockeringen av Region Nord' }));
    expect(await screen.findByText(/Region Nord är inte längre blockerad/)).toBeVisible();
    expect(asked.find(({ path }) => path === 'chats/unblock_employer')?.request).toEqual({
      employerId: 'region-nord',
    });
  });
});

describe('the copy of everything', () => {
  it('is requested, shown while it is prepared, and offered when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const states = [
      [],
      [anExport({ status: 'running', progress: 0.4, size: null, expiresAt: null })],
      [anExport()],
    ];
    let reads = 0;
    const { user } = await open({
      'users/exports': () => ({ status: 0, results: states[Math.min(reads++, 2)] }),
    });
    const part = section('Ladda ner dina uppgifter');
    await user.click(await part.findByRole('button', { name: 'Beställ en kopia' }));
    expect(await part.findByRole('progressbar', { name: 'Din kopia görs' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect(await part.findByText(/15 MB, beställd 21 nov\. 09:00\./)).toBeVisible();
    vi.useRealTimers();
  });

  it('can be requested again when it failed', async () => {
    const failed = anExport({ status: 'failed', size: null });
    const results = [failed];
    const { user } = await open({
      'users/exports': () => ({ status: 0, results: [...results] }),
      'users/request_export': () => {
        const exported = anExport({ id: 'e-2', status: 'queued', size: null });
        results.unshift(exported);
        return { status: 0, exportId: exported.id };
      },
    });
    const part = section('Ladda ner dina uppgifter');
    expect(await part.findByText('Kopian kunde inte göras')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Beställ en ny kopia' }));
    expect(await part.findByRole('progressbar')).toBeVisible();
  });

  it.each([
    ['its bytes', new Blob(['zip']), /Kopian är nedladdad/],
    ['a broken line', new ApiError('network_error', 'Lost.'), /kunde inte laddas ner/],
    ['a refusal', bankidWanted, /använt BankID de senaste tio minuterna/],
  ])('shows the result of a download that gets %s', async (_what, answer, told) => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL() {} }));
    const { user, asked } = await open({
      'users/exports': { status: 0, results: [anExport()] },
      'users/export_file': answer,
    });
    const part = section('Ladda ner dina uppgifter');
    await user.click(await part.findByRole('button', { name: 'Ladda ner' }));
    expect(await part.findByText(told)).toBeVisible();
    expect(asked).toContainEqual(
      expect.objectContaining({ path: 'users/export_file', request: { id: 'e-1' } }),
    );
  });
});

describe('the end of the account', () => {
  async function fillIn(typed: string, answers: Answers = {}) {
    const site = await open(answers);
    const part = section('Radera kontot');
    await site.user.click(part.getByRole('button', { name: 'Radera kontot …' }));
    await site.user.type(await part.findByRole('textbox'), typed);
    await site.user.click(part.getByRole('button', { name: 'Radera kontot för alltid' }));
    return { ...site, part };
  }

  it('needs the account’s own address', async () => {
    const { part, asked } = await fillIn('somebody@example.com');
    expect(await part.findByRole('link', { name: /Skriv kontots e-postadress/ })).toBeVisible();
    expect(asked.map(({ path }) => path)).not.toContain('users/delete_account');
  });

  it('leads to BankID, and back to what was typed', async () => {
    const address = 'alva.nordanvik@example.com';
    const refusing = { 'users/delete_account': bankidWanted };
    const { part, user, asked, unmount } = await fillIn(address, refusing);
    const note = await part.findByRole('group', { name: 'Bekräfta med BankID först' });
    expect(note).toHaveFocus();
    await user.click(within(note).getByRole('button', { name: 'Bekräfta med BankID' }));
    await waitFor(() => expect(leftFor).toHaveBeenCalledWith('https://bankid.example.com/go'));
    expect(asked.find(({ path }) => path === 'session/begin_bankid')?.request).toMatchObject({
      purpose: 'confirm',
      targetPath: PATH,
    });

    // A new document: only the browser's storage has it, encrypted
    unmount();
    expect(JSON.stringify({ ...window.localStorage })).toContain('.integrity');
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(address);
    await open();
    expect(await screen.findByRole('textbox')).toHaveValue(address);
    expect(screen.getByRole('heading', { name: 'Radera kontot' })).toHaveFocus();
    expect(screen.getByText('Du är tillbaka från BankID. Fortsätt där du var.')).toBeVisible();
  });

  it('shows that the outcome is unknown when no answer came', async () => {
    const { part } = await fillIn('alva.nordanvik@example.com', {
      'users/delete_account': new ApiError('network_error', 'Lost.'),
    });
    expect(await part.findByText(/vi vet inte om kontot är raderat/)).toBeVisible();
  });

  it('shows that it is deleted where the answer was lost, since nobody is signed in any more', async () => {
    let isDeleted = false;
    const { 'session/me': signedIn } = integrityAnswers();
    await fillIn('alva.nordanvik@example.com', {
      'users/delete_account': () => {
        isDeleted = true;
        throw new ApiError('network_error', 'Lost.');
      },
      'session/me': () => (isDeleted ? { status: 0, profile: null } : Object(signedIn)),
    });
    expect(await screen.findByRole('heading', { name: 'Ditt konto är raderat' })).toBeVisible();
    expect(screen.queryByText('Kvittonummer')).toBeNull();
  });

  it('shows the receipt, and signs every tab out', async () => {
    const news: SessionMessage[] = [];
    const stop = onSessionMessage((one) => news.push(one));
    const { router, data } = await fillIn(' Alva.Nordanvik@example.com');
    expect(await screen.findByRole('heading', { name: 'Ditt konto är raderat' })).toBeVisible();
    expect(screen.getByText('r-1')).toBeVisible();
    expect(router.state.location.pathname).toBe('/account/deleted');
    await waitFor(() => expect(news).toEqual([{ type: 'signed_out', sessionsEnded: null }]));
    await updateMe(data, { profile: null, sharedComputer: false });
    expect(news).toHaveLength(1);
    stop();
  });

  it('has no receipt on a page that was opened directly', async () => {
    const news: SessionMessage[] = [];
    const stop = onSessionMessage((one) => news.push(one));
    const { client } = fakeServices(integrityAnswers());
    const routes = [{ path: '/account/deleted', Component: AccountDeletedPage }];
    await renderSite(routes, { api: client, path: '/account/deleted' });
    expect(await screen.findByText(/Då finns kvittot i mejlet/)).toBeVisible();
    expect(news).toEqual([]);
    stop();
  });
});
