import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { someJobs } from '../../features/job-search/testing/jobs';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component as HiredPay } from './HiredPayPage';
import { Component, ErrorBoundary, loader } from './SalaryPage';

const PAGE = {
  Component,
  ErrorBoundary,
  loader,
  HydrateFallback: () => null,
};

async function renderSalary(slug: string, answers: Answers = {}) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: null },
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/pay_statistics': { status: 0, results: [] },
    'public/jobs/filter': { status: 0, results: [], nextPageToken: null, total: 0 },
    ...answers,
  });
  const page = await renderSite(
    [
      { path: '/loner/:slug', ...PAGE },
      { path: '/hyrlakare-lon', ...PAGE, Component: HiredPay },
    ],
    { api: client, path: slug },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...page, asked, user: userEvent.setup() };
}

it('says whose salary it shows, and that fewer than five jobs give no figure', async () => {
  await renderSalary('/loner/iva-sjukskoterska');
  expect(
    screen.getByText(/gäller alla specialistsjuksköterskor tillsammans.*SSYK 2228/),
  ).toBeInTheDocument();
  expect(screen.getByText(/färre än fem lediga uppdrag/)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: /i regionerna 2019/ })).toBeInTheDocument();
});

it('marks what is measured on made-up jobs', async () => {
  await renderSalary('/hyrlakare-lon', {
    'public/pay_statistics': {
      status: 0,
      results: [{ basis: 'consultant_invoice', jobs: 6, median: 1200, lowest: 900, highest: 1500 }],
    },
  });
  const table = screen.getByRole('table', { name: 'Ersättning per timme i lediga uppdrag' });
  expect(within(table).getByText(/1\s200\skr/)).toBeInTheDocument();
  expect(screen.getByText('Påhittade uppdrag')).toBeInTheDocument();
});

it('narrows its jobs by place and time of day, in the address', async () => {
  const { asked, user, router } = await renderSalary('/loner/barnmorska', {
    'public/jobs/filter': { status: 0, results: someJobs(2), nextPageToken: null, total: 2 },
  });
  await user.click(screen.getByText('Var: Hela landet'));
  await user.click(screen.getByRole('link', { name: 'Stockholms län' }));
  await screen.findByText('Var: Stockholms län');
  await user.click(screen.getByRole('link', { name: 'Natt' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?locations=r-01&time-of-day=night'),
  );
  const searches = () => asked.filter(({ path }) => path === 'public/jobs/filter');
  await waitFor(() =>
    expect(searches().at(-1)?.request).toMatchObject({
      filter: { workroles: ['barnmorska'], locations: ['r-01'], timeOfDay: ['night'] },
      pageLength: 10,
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /i listan, med alla/ })).toHaveAttribute(
      'href',
      '/jobs?locations=r-01&roles=barnmorska&time-of-day=night',
    ),
  );
});

it('is not found for a profession without a page', async () => {
  await renderSalary('/loner/optiker');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('finns inte');
});
