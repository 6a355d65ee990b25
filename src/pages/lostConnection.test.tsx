import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEmptyAccount } from '#domain/candidates/testing/anAccount';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { httpClient } from '../data/httpClient';
import { registrationDraft } from '../session/registrationDraft';
import { aProfile } from '../testing/aProfile';
import { integrityAnswers } from '../testing/integrityAnswers';
import { renderSite } from '../testing/renderSite';
import { stubMatchMedia } from '../testing/stubMatchMedia';
import * as account from './account/AccountPage';
import { Component as LoginPage } from './login/LoginPage';
import { Component as RegisterPage } from './register/RegisterPage';

/** The answers of everything that is read; the row of each step answers its writes. */
const ANSWERS: Record<string, unknown> = {
  ...integrityAnswers(),
  'session/me': { status: 0, profile: aProfile(), sharedComputer: false },
  'misc/constants': { status: 0, ...CONSTANTS },
  'misc/device_key': {
    status: 0,
    data: { key: btoa('0'.repeat(32)), iv: btoa('1'.repeat(12)), owner: 'owner' },
  },
  'auth/email_registered': { status: 1 },
  'users/job_preferences': {
    status: 0,
    preferences: anEmptyAccount().preferences,
    complete: false,
    missing: {},
  },
  'users/user_references': { status: 0, results: [] },
  fetch_eligibility: { status: 0, results: [] },
  'users/experiences': { status: 0, results: [] },
  'users/user_documents': { status: 0, results: [] },
};

const ACCOUNT: RouteObject[] = [{ path: '/account', ...account, HydrateFallback: () => null }];
const page = (element: RouteObject['element']): RouteObject[] => [
  {
    path: '*',
    element,
    loader: () => ({ answers: [], extra: null }),
    hydrateFallbackElement: <p />,
  },
];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

interface Step {
  path: string;
  routes: RouteObject[];
  /** The call that loses its connection. */
  call: string;
  fillIn?: (user: UserEvent) => Promise<void>;
  /** The button that submits. */
  send: () => Promise<HTMLElement>;
  /** The texts for a lost connection and for a failure of the service. */
  told: Record<'offline' | 'failing', RegExp>;
  /** The typed text that must be kept. */
  kept?: () => Promise<HTMLElement>;
  text?: string;
}

const either = (words: RegExp) => ({ offline: words, failing: words });
const SIGN_IN = { offline: /^Vi fick ingen kontakt/, failing: /^Vikari svarar inte just nu/ };
const SECTION = { offline: /^Det gick inte att nå oss/, failing: /^Tjänsten svarar inte just nu/ };

const STEPS: Record<string, Step> = {
  'signing in': {
    path: '/login',
    routes: page(<LoginPage />),
    call: 'session/begin_bankid',
    send: () => button(/BankID på den här enheten/),
    told: SIGN_IN,
  },
  registering: {
    path: '/register',
    routes: page(<RegisterPage />),
    call: 'session/set_session',
    send: () => button(/BankID på den här enheten/),
    told: SIGN_IN,
    kept: () => field('E-postadress'),
    text: 'alva@example.com',
  },
  'a new address': {
    path: '/account',
    routes: ACCOUNT,
    call: 'users/save_user_details',
    fillIn: async (user) => {
      await user.click(await button('Byt e-postadress'));
      await user.type(await field('Ny e-postadress'), 'ny@example.com');
    },
    send: () => button('Skicka länk'),
    told: either(/^Det gick inte att spara/),
    kept: () => field('Ny e-postadress'),
    text: 'ny@example.com',
  },
  'a reference': {
    path: '/account?page=references',
    routes: ACCOUNT,
    call: 'users/user_reference',
    fillIn: async (user) => {
      await user.click(await button('Lägg till referens'));
      await user.type(await field('Arbetsplats'), 'Exempelsjukhuset');
      await user.type(await field('Namn'), 'Chefa Exempelsson');
      await user.type(await field('Telefonnummer'), '070-174 06 05');
      await user.type(await field('E-postadress'), 'chefa@example.com');
    },
    send: () => button('Spara'),
    told: either(/Det du skrev står kvar/),
    kept: () => field('Arbetsplats'),
    text: 'Exempelsjukhuset',
  },
  'ending a session': {
    path: '/account?page=integrity',
    routes: ACCOUNT,
    call: 'session/end_session',
    send: () => button('Logga ut: Chrome, Android'),
    told: SECTION,
  },
  'a copy of everything': {
    path: '/account?page=integrity',
    routes: ACCOUNT,
    call: 'users/request_export',
    send: async () => {
      const part = await screen.findByRole('region', { name: 'Ladda ner dina uppgifter' });
      return within(part).findByRole('button', { name: /kopia/ });
    },
    told: SECTION,
  },
};

/** Answers as the step's row says, and counts the step's calls. */
function line(call: string, answer: () => Promise<Response>) {
  const calls: RequestInit[] = [];
  const read: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://vikari.test').pathname.replace(/^\/api\/(v2|portal)\//, '');
    if (path === call) {
      calls.push(init);
      return answer();
    }
    read.push(path);
    // Login and registration are for visitors
    const visits = call === 'session/begin_bankid' || call === 'session/set_session';
    if (path === 'session/me' && visits) {
      return Response.json({ status: 0, profile: null, sharedComputer: false });
    }
    return path in ANSWERS
      ? Response.json(ANSWERS[path])
      : Response.json({ status: 1, code: 'not_found', message: path }, { status: 404 });
  });
  return { calls, read };
}

const BREAKS = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  failing: async () => new Response('<html>', { status: 502 }),
};

async function arrive({ path, routes, fillIn }: Step): Promise<UserEvent> {
  await renderSite(routes, { api: httpClient, path });
  const user = userEvent.setup({ delay: null });
  await fillIn?.(user);
  return user;
}

// They are loaded when they are opened, which takes a while on a busy machine
beforeAll(async () => {
  await import('./account/ProfileTab');
  await import('./account/PreferencesTab');
  await import('./account/ReferencesTab');
  await import('./account/IntegrityTab');
}, 30_000);
beforeEach(() => {
  stubMatchMedia();
  registrationDraft.write({
    email: 'alva@example.com',
    professions: ['sjukskoterska'],
    workfields: ['akutmottagning'],
    locations: ['r-01'],
    employmentTypes: ['konsult'],
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the rest of the account where a part of it cannot be read', async () => {
  const { read } = line('users/job_preferences', BREAKS.failing);
  await renderSite(ACCOUNT, { api: httpClient, path: '/account' });
  expect(await field('Titel')).toBeVisible();
  await waitFor(() => expect(read).toContain('misc/device_key'));
});

it.each([
  ['preferences', 'users/job_preferences'],
  ['references', 'users/user_references'],
])('says that the %s cannot be read, and reads them again', async (tab, call) => {
  let broken = true;
  line(call, async () => (broken ? BREAKS.offline() : Response.json(ANSWERS[call])));
  await renderSite(ACCOUNT, { api: httpClient, path: `/account?page=${tab}` });
  const again = await button('Försök igen');
  broken = false;
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});

describe.each(Object.entries(STEPS))('%s', (_name, step) => {
  it.each(['offline', 'failing'] as const)(
    'shows an error when the connection is %s, and loses nothing',
    async (how) => {
      const { calls } = line(step.call, BREAKS[how]);
      const user = await arrive(step);
      await user.click(await step.send());
      expect((await screen.findAllByText(step.told[how]))[0]).toBeVisible();
      expect(calls).toHaveLength(1);
      if (step.kept) expect(await step.kept()).toHaveValue(step.text);
      // It can be submitted again with the same key
      await waitFor(async () => expect(await step.send()).not.toHaveAttribute('aria-disabled'));
      await user.click(await step.send());
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(calls[1]?.body).toEqual(calls[0]?.body);
      expect(calls[1]?.headers).toEqual(calls[0]?.headers);
    },
  );

  it('is sent once, however often it is pressed while the answer is slow', async () => {
    const { calls } = line(step.call, () => new Promise(() => {}));
    const user = await arrive(step);
    const send = await step.send();
    await user.dblClick(send);
    await user.keyboard('{Enter}');
    if (step.kept) await user.type(await step.kept(), '{Enter}');
    expect(calls).toHaveLength(1);
  });
});
