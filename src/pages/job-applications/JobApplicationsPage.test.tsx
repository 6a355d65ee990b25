import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { applyApplication } from '../../data/applications';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './JobApplicationsPage';

const newest = anApplication({ id: 'a-2', job: aJobSummary({ title: 'Natt i Umeå' }) });
const oldest = anApplication({ id: 'a-1', job: aJobSummary({ title: 'Dag i Luleå' }) });

it('shows the next page when asked, tries again, and keeps it up to date', async () => {
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
  await renderSite(routes, { api: client, path: '/job-applications' });
  const user = userEvent.setup();

  expect(await screen.findByText('Visar 1 av 2 ansökningar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(await screen.findByText(/Fler ansökningar kunde inte hämtas/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('article', { name: 'Dag i Luleå' })).toBeVisible();
  expect(screen.getByText('Visar 2 av 2 ansökningar')).toHaveFocus();
  expect(asked.map(({ request }) => request)).toContainEqual({ startAfter: 'token' });

  // A live event for one of the later page moves it there, and adds none in front
  await act(() => applyApplication({ ...oldest, status: 'rejected', updatedAt: '2999-01-01' }));
  expect(screen.getAllByRole('article', { name: 'Dag i Luleå' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Avslutade' })).toHaveTextContent('Dag i Luleå');
  expect(screen.getByText('Visar 2 av 2 ansökningar')).toBeVisible();
});
