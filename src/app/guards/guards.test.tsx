import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '#domain/api/v2';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { memberLoader } from './memberLoader';
import { protectedLoader } from './protectedLoader';
import { RequireSignIn } from './RequireSignIn';
import { RequireVisitor } from './RequireVisitor';
import { visitorLoader } from './visitorLoader';

const ROUTES = [
  {
    Component: RequireSignIn,
    children: [{ path: '/candidate/apply', element: <h1>the form</h1> }],
  },
  { Component: RequireVisitor, children: [{ path: '/login', element: <h1>log in</h1> }] },
  { path: '*', element: <h1>elsewhere</h1> },
];

const me = (profile: Profile | null) => fakeServices({ 'session/me': { status: 0, profile } });

async function open(path: string, profile: Profile | null) {
  const { router } = await renderSite(ROUTES, { api: me(profile).client, path });
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
      '/job-applications',
    ],
  ])('lead %s', async (_who, path, profile, expected) => {
    expect(await open(path, profile)).toBe(expected);
  });

  it('show a spinner while that is asked, and say so after a while', async () => {
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
  const args = (path: string, profile: Profile | null) => {
    const { client, asked } = me(profile);
    const request = new Request(`https://vikari.example.com${path}`);
    const url = new URL(request.url);
    const context = { api: client, language: 'sv' };
    return {
      asked,
      args: { request, url, params: {}, context, pattern: path, unstable_pattern: path },
    };
  };

  it.each([
    ['visitor', protectedLoader, null, '/register?target_path=%2Fpage%3Fa%3Db'],
    ['candidate', visitorLoader, aProfile(), '/job-applications'],
  ] as const)('redirect a %s', async (_who, loader, profile, expected) => {
    const answer = await loader(args('/page?a=b', profile).args).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 302 });
    expect(answer instanceof Response && answer.headers.get('location')).toBe(expected);
  });

  it.each([
    ['candidate', protectedLoader, aProfile()],
    ['visitor', visitorLoader, null],
  ] as const)('let a %s through', async (_who, loader, profile) => {
    await expect(loader(args('/page', profile).args)).resolves.toHaveProperty('fallback');
  });

  it('read nothing of a member’s page for a visitor', async () => {
    const read = vi.fn(async () => 'hers');
    const visitor = args('/page', null);
    expect(await memberLoader(read)(visitor.args)).toMatchObject({ extra: null });
    expect(read).not.toHaveBeenCalled();
    expect(await memberLoader(read)(args('/page', aProfile()).args)).toMatchObject({
      extra: 'hers',
    });
  });
});
