import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnThing } from '#domain/api/live';
import { fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { useEligibility } from './eligibility';
import { refreshOwnThing } from './ownThings';

/** Shows the answer about a job, which is how often the services were asked. */
function Verdict({ jobId }: { jobId: string }) {
  const { data } = useEligibility(jobId);
  return <p>{data ? `${jobId} ${data.results[0]?.greenOn}` : 'nothing'}</p>;
}

function services() {
  let answers = 0;
  return fakeServices({
    fetch_eligibility: (request) => {
      answers += 1;
      const { jobIds } = request as { jobIds: string[] };
      return { status: 0, results: jobIds.map((jobId) => ({ jobId, greenOn: answers })) };
    },
  });
}

it('requests all jobs that are shown together in one call', async () => {
  const { client, asked } = services();
  const jobIds = Array.from({ length: 60 }, (_, at) => `v-${at}`);
  await renderSite(
    <div>
      {jobIds.map((jobId) => (
        <Verdict key={jobId} jobId={jobId} />
      ))}
    </div>,
    { api: client },
  );
  expect(await screen.findByText('v-0 1')).toBeVisible();
  expect(await screen.findByText('v-59 2')).toBeVisible();
  // Of fifty jobs at most
  expect(asked.map(({ request }) => request)).toEqual([
    { jobIds: jobIds.slice(0, 50) },
    { jobIds: jobIds.slice(50) },
  ]);
});

it('is read again when what decides it changes, also while it is not shown', async () => {
  const { client, asked } = services();
  const { data, unmount } = await renderSite(<Verdict jobId="v-1" />, { api: client });
  expect(await screen.findByText('v-1 1')).toBeVisible();
  const things: OwnThing[] = ['profile', 'preferences', 'experiences', 'documents', 'references'];
  for (const [at, thing] of things.entries()) {
    await act(() => refreshOwnThing(data, thing));
    // References decide nothing
    expect(await screen.findByText(`v-1 ${Math.min(at + 2, 5)}`)).toBeVisible();
  }
  unmount();
  await refreshOwnThing(data, 'documents');
  await renderSite(<Verdict jobId="v-1" />, { data });
  expect(await screen.findByText('v-1 6')).toBeVisible();
  expect(asked).toHaveLength(6);
});
