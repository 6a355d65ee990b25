import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { refreshOwnThing } from '../../data/ownThings';
import { JobForCandidate } from '../../features/eligibility/JobForCandidate';
import { JobDetailView } from '../../features/job-detail/JobDetailView';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { OwnJobPart } from '../../lib/jobCard/OwnJobPart';
import { aJobDetail } from '../../testing/aJobDetail';
import { aJobSummary } from '../../testing/anApplication';
import { anEligibility } from '../../testing/anEligibility';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { RootLayout } from './RootLayout';

const TODAY = '2026-06-10';
const KEY = { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'own' };
const job = aJobDetail();

/** Answers about any jobs. */
const about =
  (eligibility: () => ReturnType<typeof anEligibility>) =>
  (request: unknown): object => ({
    status: 0,
    results: (request as { jobIds: string[] }).jobIds.map((jobId) => ({ ...eligibility(), jobId })),
  });

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => `v-${at}`).map((id) => (
    <JobSummaryCard key={id} job={aJobSummary({ id })} today={TODAY} />
  ));

it('reads all cards’ eligibility in one call, and again when the account has changed', async () => {
  let known = anEligibility({ candidate: { languages: null } });
  const { client, asked } = fakeServices({ fetch_eligibility: about(() => known) });
  const { data } = await renderSite(<OwnJobPart value={JobForCandidate}>{cards(3)}</OwnJobPart>, {
    api: client,
  });
  expect(await screen.findAllByText('Något saknas')).toHaveLength(3);
  expect(asked.map(({ request }) => request)).toEqual([{ jobIds: ['v-0', 'v-1', 'v-2'] }]);
  known = anEligibility();
  await refreshOwnThing(data, 'profile');
  expect(await screen.findAllByText('Du kan ta uppdraget')).toHaveLength(3);
  expect(asked).toHaveLength(2);
});

beforeEach(() => {
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => {});
  // The live stream has tests of its own
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the shell gives the cards of its pages. */
async function partUnderShell(profile: object | null) {
  let part: unknown;
  const Probe = () => {
    part = useContext(OwnJobPart);
    return <h1>a page</h1>;
  };
  const { client } = fakeServices({
    'session/me': { status: 0, profile, sharedComputer: false },
    'misc/device_key': { status: 0, data: KEY },
  });
  await renderSite(
    [{ path: '/', Component: RootLayout, children: [{ index: true, Component: Probe }] }],
    {
      api: client,
    },
  );
  await screen.findAllByText(profile ? 'Alva' : 'Logga in');
  return part;
}

it('is for signed-in candidates only: a visitor loads no code and makes no call', async () => {
  expect(await partUnderShell(null)).toBeNull();
  cleanup();
  expect(await partUnderShell(aProfile())).toBe(JobForCandidate);
});

const page = (
  <OwnJobPart value={JobForCandidate}>
    <JobDetailView
      job={job}
      closed={false}
      hrefs={{ page: '/jobb/x', apply: '/candidate/apply?job=x' }}
      today={TODAY}
      url="https://vikari.test"
      similar={[]}
      userId={null}
      applied={null}
      onInterested={() => undefined}
      interest="idle"
      suggested={false}
      onReportIntent={() => undefined}
      onReport={() => undefined}
    />
  </OwnJobPart>
);

it('shows on the job’s page what is not met, why, where to change it, and the source', async () => {
  const known = anEligibility({ candidate: { documents: [] } });
  const { client } = fakeServices({ fetch_eligibility: about(() => known) });
  await renderSite(page, { api: client });
  const region = within(await screen.findByRole('region', { name: 'Får jag ta uppdraget?' }));
  expect(await region.findByText('Något saknas')).toBeVisible();
  const [licence] = region.getAllByRole('listitem');
  expect(licence).toHaveTextContent('Uppdraget kräver legitimation. Du har inte laddat upp någon.');
  expect(region.getByRole('link', { name: 'Ladda upp din legitimation' })).toHaveAttribute(
    'href',
    '/account?page=documents#document-hosp_licence',
  );
  expect(region.getByRole('link', { name: 'Patientsäkerhetslagen' })).toHaveAttribute(
    'href',
    expect.stringContaining('riksdagen.se'),
  );
  expect(region.getByText('4 av 4 saknas')).toBeVisible();
});

it('shows an error when the call failed, and retries on request', async () => {
  let broken = true;
  const { client } = fakeServices({
    fetch_eligibility: (request: unknown) => {
      if (broken) throw new ApiError('unavailable', 'The line broke.');
      return about(anEligibility)(request);
    },
  });
  await renderSite(page, { api: client });
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Du kan ta uppdraget')).toBeVisible();
});
