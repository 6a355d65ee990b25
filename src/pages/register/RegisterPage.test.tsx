import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { ApiClient } from '../../data/apiClient';
import { authPageState } from '../../session/authPageState';
import { registrationDraft } from '../../session/registrationDraft';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { Component } from './RegisterPage';

const DRAFT = {
  email: 'alva@example.com',
  professions: ['sjukskoterska'],
  workfields: ['akutmottagning'],
  locations: ['r-01'],
  employmentTypes: ['konsult'],
};

/** Opens the page as the server rendered it, with its loader's data. */
async function openPage(api: ApiClient, path: string, extra: object | null = null) {
  const loader = () => ({ answers: [], extra });
  return renderSite(
    [{ path: '*', element: <Component />, loader, hydrateFallbackElement: <p /> }],
    { api, path },
  );
}

/** Opens the page with a draft, and submits it for this device. */
async function register(services: Parameters<typeof fakeServices>[0]) {
  registrationDraft.write(DRAFT);
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    // An address within the page: jsdom navigates nowhere else.
    'session/begin_bankid': { status: 0, authorizeUrl: '?state=s#bankid' },
    ...services,
  });
  await openPage(client, '/register?target_path=/jobb/a');
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: /BankID på den här enheten/ }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  return { asked, left: () => asked.filter(({ path }) => path === 'session/begin_bankid') };
}

describe('registering', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubMatchMedia();
  });
  afterEach(() => {
    vi.useRealTimers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('checks the address, opens the registration and redirects to BankID', async () => {
    const { asked, left } = await register({
      'auth/email_registered': { status: 1 },
      'session/set_session': { status: 0, sessionID: 'r1' },
    });
    expect(asked.find(({ path }) => path === 'session/set_session')?.request).toMatchObject({
      type: 'registration',
      email: DRAFT.email,
      value: DRAFT,
    });
    expect(left().map(({ request }) => request)).toEqual([
      {
        purpose: 'register',
        device: 'same',
        language: 'sv',
        targetPath: '/jobb/a',
        sessionID: 'r1',
      },
    ]);
    expect(authPageState.read('s')).toEqual({
      purpose: 'register',
      targetPath: '/jobb/a',
      sessionID: 'r1',
      sharedComputer: false,
    });
  });

  it('shows a user who has an account a message for 1.5 s, and logs them in instead', async () => {
    const { left } = await register({ 'auth/email_registered': { status: 0 } });
    expect(screen.getAllByText('Du har redan ett konto. Vi loggar in dig i stället.')).not.toEqual(
      [],
    );
    expect(left()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(left().map(({ request }) => request)).toMatchObject([
      { purpose: 'login', device: 'same', targetPath: '/jobb/a' },
    ]);
  });

  it.each([
    [
      'the address cannot be checked',
      { 'auth/email_registered': new ApiError('internal_error', 'No.') },
      'E-postadressen kunde inte kontrolleras',
    ],
    [
      'the registration cannot be opened',
      {
        'auth/email_registered': { status: 1 },
        'session/set_session': new ApiError('internal_error', 'No.'),
      },
      'Registreringen kunde inte slutföras',
    ],
    [
      'the connection is down',
      { 'auth/email_registered': new ApiError('network_error', 'No.') },
      'Vi fick ingen kontakt',
    ],
  ])('shows an error when %s, and keeps what was typed', async (_what, services, words) => {
    const { left } = await register(services);
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByLabelText('E-postadress')).toHaveValue(DRAFT.email);
    expect(left()).toEqual([]);
  });

  it('is filled in with the wish of the job that is applied for, and says so', async () => {
    const { client } = fakeServices({ 'misc/constants': { status: 0, ...CONSTANTS } });
    const wish = { professions: ['barnmorska'], workfields: [], locations: ['m-2480'] };
    await openPage(client, '/register', { options: null, kept: null, resume: null, wish });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: /Barnmorska/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Umeå/ })).toBeVisible();
    expect(screen.getByText(/^Ifyllt från uppdraget/)).toBeVisible();
  });

  it('keeps what was typed before a job was chosen', async () => {
    registrationDraft.write(DRAFT);
    const { client } = fakeServices({ 'misc/constants': { status: 0, ...CONSTANTS } });
    const wish = { professions: ['barnmorska'], workfields: [], locations: [] };
    await openPage(client, '/register', { options: null, kept: null, resume: null, wish });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: /Sjuksköterska/ })).toBeVisible();
    expect(screen.queryByText(/^Ifyllt från uppdraget/)).toBeNull();
  });

  it('shows a refused choice at its field', async () => {
    await register({
      'auth/email_registered': { status: 1 },
      'session/set_session': new ApiError('invalid_request', 'No.', {
        'workfields[0]': 'validation.unknown_id',
      }),
    });
    expect(screen.getByRole('combobox', { name: /Arbetsområden/ })).toHaveAccessibleDescription(
      /Valet finns inte längre/,
    );
  });

  it('begins with the reason for the redirect, and moves the focus there', async () => {
    const { client } = fakeServices({ 'misc/constants': { status: 0, ...CONSTANTS } });
    await openPage(client, '/register?problem=not_registered');
    await act(() => vi.advanceTimersByTimeAsync(100));
    const told = screen.getByRole('heading', { name: /BankID är inte registrerat/ });
    expect(document.activeElement).toContainElement(told);
    const field = screen.getByLabelText('E-postadress');
    expect(told.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('continues a registration begun step by step, and shows why the user is here', async () => {
    const { client } = fakeServices({});
    const { router } = await renderSite(
      [
        {
          path: '/register',
          element: <Component />,
          loader: () => ({ answers: [], extra: { resume: 'systems' } }),
          hydrateFallbackElement: <p />,
        },
        { path: '*', element: <p>another page</p> },
      ],
      { api: client, path: '/register?target_path=/jobb/a&problem=cancelled' },
    );
    await act(() => vi.advanceTimersByTimeAsync(100));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/register/systems?target_path=%2Fjobb%2Fa&problem=cancelled');
  });

  it('shows a returned form with its errors at the fields', async () => {
    const { client } = fakeServices({ 'misc/constants': { status: 0, ...CONSTANTS } });
    const kept = { ...DRAFT, email: 'alva@', workfields: [] };
    await openPage(client, '/register?problem=incomplete', { options: null, kept });
    await act(() => vi.advanceTimersByTimeAsync(100));
    const email = screen.getByLabelText('E-postadress');
    expect(email).toHaveValue('alva@');
    expect(email).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
    expect(screen.getByRole('alert', { name: 'Något behöver rättas' })).toHaveTextContent(
      'Välj minst ett arbetsområde',
    );
  });

  it('sends the shared computer choice', async () => {
    const services = {
      'auth/email_registered': { status: 1 },
      'session/set_session': { status: 0, sessionID: 'r1' },
      'misc/constants': { status: 0, ...CONSTANTS },
      'session/begin_bankid': { status: 0, authorizeUrl: '?state=s#bankid' },
    };
    registrationDraft.write(DRAFT);
    const { client, asked } = fakeServices(services);
    await openPage(client, '/register?shared_computer=1');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('checkbox', { name: 'Delad dator' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: /BankID på den här enheten/ }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked.at(-1)?.request).toMatchObject({ sharedComputer: true, sessionID: 'r1' });
    expect(authPageState.read('s')).toMatchObject({ sharedComputer: true });
  });
});
