import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { REGISTER_STEPS } from '#domain/candidates/registrationSteps';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { authPageState } from '../../session/authPageState';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { Component, loader, shouldRevalidate } from './RegisterStepsPage';

const NOBODY = { status: 0, registration: null, sessionID: null, type: null, stack: [] };
const kept = (stack: readonly string[], more: object = {}) => ({
  status: 0,
  registration: { ...INITIAL_REGISTRATION, email: 'alva@example.com', ...more },
  sessionID: 'r1',
  type: 'registration',
  stack,
});
const WHOLE = kept(
  REGISTER_STEPS.filter((step) => step !== 'contact' && step !== 'bankid'),
  {
    professions: ['sjukskoterska', 'barnmorska'],
    workfields: ['akutmottagning'],
    locations: ['m-2480'],
    visibility: 'hidden',
  },
);

async function open(step: string, registration: object = NOBODY, answers: Answers = {}) {
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'session/sign_in_options': { status: 0, providers: [] },
    'session/get_registration': registration,
    'session/set_session': { status: 0, sessionID: 'r1' },
    // An address within the page: jsdom navigates nowhere else
    'session/begin_bankid': { status: 0, authorizeUrl: '?state=s#bankid' },
    'auth/email_registered': { status: 1 },
    ...answers,
  });
  const page = { Component, loader, shouldRevalidate, HydrateFallback: () => null };
  const site = await renderSite([{ path: '/register/:step', ...page }, { path: '*' }], {
    api: client,
    path: `/register/${step}`,
  });
  const calls = (path: string) =>
    asked.filter((call) => call.path === path).map(({ request }) => request);
  const path = () => site.router.state.location.pathname + site.router.state.location.search;
  return { ...site, user: userEvent.setup(), calls, path };
}

const next = () => screen.findByRole('button', { name: 'Spara och fortsätt' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => stubMatchMedia());
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('registering step by step', () => {
  it('saves a page and goes on, with where to go afterwards', async () => {
    const { user, calls, path } = await open('email?target_path=/jobb/a');
    await user.type(await screen.findByLabelText('E-postadress'), ' ny@example.com ');
    await user.click(await next());
    await title('Vad vill du göra?');
    expect(path()).toBe('/register/type?target_path=%2Fjobb%2Fa');
    expect(calls('session/set_session')).toEqual([
      {
        type: 'registration',
        key: 'registration',
        value: { email: 'ny@example.com', employmentTypes: ['konsult'] },
        stack: ['email'],
      },
    ]);
    await user.click(await next());
    await title('Vilket är ditt yrke?');
    expect(calls('session/set_session')[1]).toMatchObject({
      sessionID: 'r1',
      value: {},
      stack: ['email', 'type'],
    });
  });

  it('redirects from a page that is not open yet to the one that is', async () => {
    const { path } = await open('systems', kept(['email', 'type']));
    await title('Vilket är ditt yrke?');
    expect(path()).toBe('/register/profession');
  });

  it('asks a user who comes from an application for contact details', async () => {
    const { user, calls } = await open('email?target_path=/candidate/apply?job=1');
    await user.type(await screen.findByLabelText('E-postadress'), 'ny@example.com');
    await user.click(await next());
    await title('Vad vill du göra?');
    expect(calls('session/set_session')).toMatchObject([
      { type: 'registrationWithJobApplication' },
    ]);
    expect(screen.getByText('Kontaktuppgifter')).toBeInTheDocument();
  });

  it('logs in a user who already has an account', async () => {
    const { user, calls } = await open('email', NOBODY, { 'auth/email_registered': { status: 0 } });
    await user.type(await screen.findByLabelText('E-postadress'), 'alva@example.com');
    await user.click(await next());
    await waitFor(() =>
      expect(calls('session/begin_bankid')).toMatchObject([{ purpose: 'login' }]),
    );
    expect(calls('session/set_session')).toEqual([]);
  });

  it('shows a lost connection, keeps what was typed over a reload, and saves it once', async () => {
    let line = false;
    const answers = {
      'session/set_session': () => {
        if (!line) throw new ApiError('network_error', 'No line.');
        return { status: 0, sessionID: 'r1' };
      },
    };
    const registration = kept(REGISTER_STEPS.slice(0, 9));
    const first = await open('workplace', registration, answers);
    await first.user.type(await screen.findByLabelText(/Arbetsplats/u), 'X');
    await first.user.click(await next());
    expect(await screen.findByRole('heading', { name: 'Vi fick ingen kontakt' })).toBeVisible();
    expect(screen.getByText('Det du har fyllt i finns kvar här på sidan.')).toBeVisible();
    first.unmount();

    const { user, calls, path } = await open('workplace', registration, answers);
    expect(await screen.findByLabelText(/Arbetsplats/u)).toHaveValue('X');
    line = true;
    await user.click(await next());
    await title('Vill du att arbetsgivare hittar dig?');
    expect(path()).toBe('/register/visibility');
    expect(calls('session/set_session')).toMatchObject([{ value: { workplace: 'X' } }]);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('"X"');
  });

  it('replaces an expired registration by a new one with all its answers', async () => {
    const answers = {
      'session/set_session': (request: unknown) => {
        if (Object.hasOwn(Object(request), 'sessionID')) {
          throw new ApiError('session_not_found', 'Gone.');
        }
        return { status: 0, sessionID: 'r2' };
      },
    };
    const { user, calls } = await open(
      'roles',
      kept(REGISTER_STEPS.slice(0, 3), { professions: ['sjukskoterska'] }),
      answers,
    );
    await user.click(await next());
    await title('Vilka arbetsområden arbetar du inom?');
    expect(calls('session/set_session')[1]).toMatchObject({
      value: { email: 'alva@example.com', professions: ['sjukskoterska'] },
      stack: REGISTER_STEPS.slice(0, 4),
    });
  });

  it('suggests workplaces for what is typed', async () => {
    const results = [{ name: 'Exempelsjukhuset', place: 'Umeå' }];
    const { user } = await open('workplace', kept(REGISTER_STEPS.slice(0, 9)), {
      'workplaces/query-workplaces': { status: 0, results },
    });
    const field = await screen.findByLabelText(/Arbetsplats/u);
    await user.type(field, 'ex');
    await user.click(await screen.findByRole('radio', { name: 'Exempelsjukhuset, Umeå' }));
    expect(field).toHaveValue('Exempelsjukhuset, Umeå');
  });

  it('shows a refused answer at its field', async () => {
    const { user, path } = await open('email', NOBODY, {
      'session/set_session': new ApiError('invalid_request', 'No.', {
        email: 'validation.email_taken',
      }),
    });
    const field = await screen.findByLabelText('E-postadress');
    await user.type(field, 'ny@example.com');
    await user.click(await next());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/finns redan ett konto/u));
    expect(path()).toBe('/register/email');
  });

  it('changes one answer of a whole registration, and goes back to the last page', async () => {
    const { user, path } = await open('roles', WHOLE);
    await title('Arbetar du även i andra roller?');
    await user.click(await next());
    await title('Kontrollera och bekräfta');
    expect(path()).toBe('/register/bankid');
  });

  it('names all answers, and leaves for BankID with the registration', async () => {
    const { user, calls } = await open('bankid', WHOLE);
    await title('Kontrollera och bekräfta');
    for (const answer of ['alva@example.com', 'Sjuksköterska', 'Barnmorska', 'Umeå', 'Konsult']) {
      expect(await screen.findByText(answer)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: /BankID på den här enheten/ }));
    await waitFor(() =>
      expect(calls('session/begin_bankid')).toMatchObject([
        { purpose: 'register', sessionID: 'r1', device: 'same' },
      ]),
    );
    expect(authPageState.read('s')).toMatchObject({ purpose: 'register', sessionID: 'r1' });
  });
});
