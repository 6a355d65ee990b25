import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Me, Profile } from '#domain/api/v2';
import { createConstantsMemory } from '../../data/constantsMemory';
import { contextOf } from '../../data/pageLoader';
import { useCheckingAuth } from '../../session/authCheck';
import { candidateLoader } from '../../session/candidateLoader';
import { updateMe } from '../../session/updateMe';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { CheckingAuth } from './CheckingAuth';
import { protectedLoader } from './protectedLoader';
import { RequireSignIn } from './RequireSignIn';
import { Component as RequireVisitor } from './RequireVisitor';
import { visitorLoader } from './visitorLoader';

const ROUTES = [
  {
    Component: RequireSignIn,
    children: [{ path: '/candidate/apply', element: <h1>the form</h1> }],
  },
  { Component: RequireVisitor, children: [{ path: '/login', element: <h1>log in</h1> }] },
  { path: '*', element: <h1>elsewhere</h1> },
];

const me = (profile: Profile | null, more: Partial<Me> = {}) =>
  fakeServices({ 'session/me': { status: 0, profile, ...more } });

async function open(path: string, profile: Profile | null, more: Partial<Me> = {}) {
  const { router } = await renderSite(ROUTES, { api: me(profile, more).client, path });
  await screen.findByRole('heading');
  return router.state.location.pathname + router.state.location.search;
}

describe('the guards', () => {
  it.each([
    [
      'a visitor to a protected page',
      '/candidate/apply?job=1&step=summary',
      null,
      '/register?target_path=%2Fcandidate%2Fapply%3Fjob%3D1%26step%3Dsummary',
    ],
    [
      'a candidate to a protected page',
      '/candidate/apply?job=1',
      aProfile(),
      '/candidate/apply?job=1',
    ],
    ['a visitor to log in', '/login?target_path=/jobs', null, '/login?target_path=/jobs'],
    ['a candidate to log in', '/login?target_path=/jobs', aProfile(), '/jobs'],
    [
      'a candidate with a target elsewhere',
      '/login?target_path=//evil.example',
      aProfile(),
      '/account',
    ],
  ])('lead %s', async (_who, path, profile, expected) => {
    expect(await open(path, profile)).toBe(expected);
  });

  it('redirect a user whose session has ended to the login, which says so', async () => {
    expect(await open('/candidate/apply?job=1', null, { sessionEnded: true })).toBe(
      '/login?target_path=%2Fcandidate%2Fapply%3Fjob%3D1',
    );
    expect(screen.getByText(/Du har loggats ut/)).toBeVisible();
  });

  it('show a visitor at the login nothing about a session', async () => {
    await open('/login', null);
    expect(screen.queryByText(/Du har loggats ut/)).not.toBeInTheDocument();
  });

  it('show a spinner while the session is checked, and a text after a while', async () => {
    vi.useFakeTimers();
    const { unmount } = await renderSite(ROUTES, { path: '/candidate/apply' });
    const words = 'Kontrollerar inloggning';
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1800);
    vi.useRealTimers();
    expect(await screen.findByText(words)).toBeVisible();
    unmount();
  });
});

describe('the guards’ loaders on the server', () => {
  const args = (path: string, profile: Profile | null, more: Partial<Me> = {}) => {
    const { client, asked } = me(profile, more);
    const request = new Request(`https://vikari.example.com${path}`);
    const url = new URL(request.url);
    const context = contextOf({
      side: 'server',
      api: client,
      constants: createConstantsMemory(),
      language: 'sv',
    });
    return {
      asked,
      args: { request, url, params: {}, context, pattern: path, unstable_pattern: path },
    };
  };

  it.each([
    ['a visitor', protectedLoader, null, {}, '/register?target_path=%2Fpage%3Fa%3Db'],
    [
      'a user whose session has ended',
      protectedLoader,
      null,
      { sessionEnded: true },
      '/login?target_path=%2Fpage%3Fa%3Db',
    ],
    ['a candidate', visitorLoader, aProfile(), {}, '/account'],
  ] as const)('redirect %s', async (_who, loader, profile, more, expected) => {
    const { args: request } = args('/page?a=b', profile, more);
    const answer = await loader(request).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 302 });
    expect(answer instanceof Response && answer.headers.get('location')).toBe(expected);
  });

  it.each([
    ['/jobb/åäö', '/jobb/%C3%A5%C3%A4%C3%B6'],
    ['/jobb/🩺', '/jobb/%F0%9F%A9%BA'],
  ])('redirect a candidate to %s', async (target, expected) => {
    const { args: asked } = args(
      `/login?${new URLSearchParams({ target_path: target })}`,
      aProfile(),
    );
    const answer = await visitorLoader(asked).catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(expected);
  });

  it.each([
    ['candidate', protectedLoader, aProfile()],
    ['visitor', visitorLoader, null],
  ] as const)('let a %s through', async (_who, loader, profile) => {
    await expect(loader(args('/page', profile).args)).resolves.toHaveProperty('answers');
  });

  it('read no data of a protected page for a visitor', async () => {
    const read = vi.fn(async () => 'private');
    const visitor = args('/page', null);
    expect(await candidateLoader(read)(visitor.args)).toMatchObject({ extra: null });
    expect(read).not.toHaveBeenCalled();
    expect(await candidateLoader(read)(args('/page', aProfile()).args)).toMatchObject({
      extra: 'private',
    });
  });
});

describe('going to a guarded page in the browser', () => {
  afterEach(() => void vi.useRealTimers());

  function Shell() {
    return (
      <>
        {useCheckingAuth() && <CheckingAuth />}
        <Outlet />
      </>
    );
  }
  const loader = candidateLoader(async () => 'own');
  const routes = [
    {
      Component: Shell,
      children: [
        { path: '/', element: <h1>home</h1> },
        {
          Component: RequireSignIn,
          children: [{ path: '/job-applications', loader, element: <h1>applications</h1> }],
        },
        { path: '*', element: <h1>elsewhere</h1> },
      ],
    },
  ];

  it('shows the spinner while the loader waits, and the text after a while', async () => {
    vi.useFakeTimers();
    let answer: (me: object) => void = () => {};
    const asked = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { client } = fakeServices({ 'session/me': () => asked });
    const { router } = await renderSite(routes, { api: client, messages: false, path: '/' });
    await vi.advanceTimersByTimeAsync(0);
    void router.navigate('/job-applications');
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByRole('heading', { name: 'home' })).toBeVisible();
    expect(screen.getByRole('status')).toBeVisible();
    expect(screen.queryByText('Kontrollerar inloggning')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1800);
    vi.useRealTimers();
    expect(await screen.findByText('Kontrollerar inloggning')).toBeVisible();
    answer({ status: 0, profile: aProfile() });
    expect(await screen.findByRole('heading', { name: 'applications' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('detects that the user was signed in until now, even without the cookie', async () => {
    const { client } = me(null);
    const { router, data } = await renderSite(routes, { api: client, messages: false, path: '/' });
    await updateMe(data, { profile: aProfile(), sharedComputer: false });
    await router.navigate('/job-applications');
    await screen.findByRole('heading', { name: 'elsewhere' });
    expect(router.state.location.pathname).toBe('/login');
  });
});
