import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { showApplication } from '../../data/applications';
import { useLostSession } from '../../session/lostSession';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './JobApplicationsPage';

const newest = anApplication({ id: 'a-2', job: aJobSummary({ title: 'Natt i Umeå' }) });
const oldest = anApplication({ id: 'a-1', job: aJobSummary({ title: 'Dag i Luleå' }) });

it('shows the next page on request, tries again, and keeps it up to date', async () => {
  let lost = true;
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    fetch_applications: (request) => {
      const { startAfter } = Object(request);
      if (startAfter === undefined) {
        return { status: 0, results: [newest], nextPageToken: 'token', total: 2 };
      }
      if (lost) {
        lost = false;
        throw new ApiError('unavailable', 'The line broke.');
      }
      return { status: 0, results: [oldest], nextPageToken: null, total: 2 };
    },
  });
  const routes = [{ path: '/job-applications', Component }];
  const { data } = await renderSite(routes, { api: client, path: '/job-applications' });
  const user = userEvent.setup();

  expect(await screen.findByText('Visar 1 av 2 ansökningar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(await screen.findByText(/Fler ansökningar kunde inte hämtas/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('article', { name: 'Dag i Luleå' })).toBeVisible();
  expect(screen.getByText('Visar 2 av 2 ansökningar')).toHaveFocus();
  expect(asked.map(({ request }) => request)).toContainEqual({ startAfter: 'token' });

  // A live event for an application on the second page updates it there, and adds none in front
  await act(() =>
    showApplication(data, { ...oldest, status: 'rejected', updatedAt: '2999-01-01' }),
  );
  expect(screen.getAllByRole('article', { name: 'Dag i Luleå' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Avslutade' })).toHaveTextContent('Dag i Luleå');
  expect(screen.getByText('Visar 2 av 2 ansökningar')).toBeVisible();
});

function Shell() {
  const { lost } = useLostSession();
  return (
    <>
      <Outlet />
      {lost && <div role="dialog">the session is lost</div>}
    </>
  );
}

// It is loaded when the focus reaches the button, which takes a while on a busy machine.
beforeAll(async () => {
  await import('../../features/application/WithdrawDialog');
}, 20_000);

it('shows the lost session when an application cannot be withdrawn because of it', async () => {
  const { client } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    fetch_applications: { status: 0, results: [anApplication()], nextPageToken: null, total: 1 },
    withdraw_application: new ApiError('authentication_required', 'Sign in first.'),
  });
  await renderSite([{ Component: Shell, children: [{ path: '/job-applications', Component }] }], {
    api: client,
    path: '/job-applications',
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Ta tillbaka:/ }));
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka' }));
  expect(await screen.findByText('the session is lost')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
