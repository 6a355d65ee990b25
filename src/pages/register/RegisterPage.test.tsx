import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
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

/** Opens the page with a draft, and sends it by the way of this device. */
async function register(services: Parameters<typeof fakeServices>[0]) {
  registrationDraft.write(DRAFT);
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    // An address within the page: jsdom goes nowhere else.
    'session/begin_bankid': { status: 0, authorizeUrl: '#bankid' },
    ...services,
  });
  await renderSite(<Component />, { api: client, path: '/register?target_path=/jobb/a' });
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

  it('checks the address, opens the registration and leaves for BankID', async () => {
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
    expect(authPageState.read()).toEqual({
      purpose: 'register',
      targetPath: '/jobb/a',
      sessionID: 'r1',
    });
  });

  it('tells who has an account, for 1.5 s, and logs her in instead', async () => {
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
      'the line is down',
      { 'auth/email_registered': new ApiError('unavailable', 'No.') },
      'Ett nätverksfel uppstod',
    ],
  ])('says so when %s, and keeps what was typed', async (_what, services, words) => {
    const { left } = await register(services);
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByLabelText('E-postadress')).toHaveValue(DRAFT.email);
    expect(left()).toEqual([]);
  });

  it('brings a refused choice to its field', async () => {
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
});
