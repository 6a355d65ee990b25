import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportLostSession } from '../../data/lostSession';
import { markSessionEnded } from '../../session/lostSession';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { GUARDED } from '../guards/guarded';
import { RequireSignIn } from '../guards/RequireSignIn';
import { Component as RequireVisitor } from '../guards/RequireVisitor';
import { LostSession } from './LostSession';

function Shell() {
  return (
    <>
      <Outlet />
      <LostSession />
    </>
  );
}

const ROUTES = [
  {
    Component: Shell,
    children: [
      {
        id: GUARDED,
        Component: RequireSignIn,
        children: [{ path: '/candidate/apply', element: <h1>the form</h1> }],
      },
      {
        Component: RequireVisitor,
        children: [{ path: '/login', element: <h1>log in</h1> }],
      },
      { path: '*', element: <h1>a job</h1> },
    ],
  },
];

async function loseSessionAt(path: string) {
  const { client } = fakeServices({ 'session/me': { status: 0, profile: aProfile() } });
  const { router, data } = await renderSite(ROUTES, { api: client, path });
  const heading = await screen.findByRole('heading');
  reportLostSession(data);
  const dialog = await screen.findByRole('alertdialog', { name: 'Du har loggats ut' });
  return { router, heading, dialog, user: userEvent.setup() };
}

describe('a lost session', () => {
  // It is loaded when a session is lost, which takes a while on a busy machine.
  beforeAll(async () => {
    await import('./LostSessionDialog');
  });

  it('is explained over the page, which stays', async () => {
    const { dialog, heading } = await loseSessionAt('/candidate/apply?job=1&step=summary');
    expect(dialog).toHaveAccessibleDescription(/Det du har fyllt i finns kvar/);
    expect(heading).toBeInTheDocument();
  });

  it.each([
    ['/candidate/apply?job=1&step=summary', '%2Fcandidate%2Fapply%3Fjob%3D1%26step%3Dsummary'],
    ['/jobb/a?intent=interested', '%2Fjobb%2Fa%3Fintent%3Dinterested'],
  ])('links from %s to the login, which explains it too, and back', async (path, target) => {
    const { router, user } = await loseSessionAt(path);
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    await screen.findByRole('heading', { name: 'log in' });
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/login?target_path=${target}`);
    expect(screen.getByText(/Du har loggats ut\. Logga in igen/)).toBeVisible();
  });

  it('lets the user stay on the form', async () => {
    const { heading, user } = await loseSessionAt('/candidate/apply?job=1');
    await user.click(screen.getByRole('button', { name: 'Inte nu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(heading).toBeVisible();
  });

  it('that is detected without a call redirects a protected page to the login', async () => {
    const { client } = fakeServices({ 'session/me': { status: 0, profile: aProfile() } });
    const { router, data } = await renderSite(ROUTES, {
      api: client,
      path: '/candidate/apply?job=1',
    });
    await screen.findByRole('heading', { name: 'the form' });
    await markSessionEnded(data);
    await screen.findByRole('heading', { name: 'log in' });
    expect(router.state.location.search).toBe('?target_path=%2Fcandidate%2Fapply%3Fjob%3D1');
  });
});
