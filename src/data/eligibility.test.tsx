import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnThing } from '#domain/api/live';
import { fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { useEligibility } from './eligibility';
import { refreshOwnThing } from './ownThings';

/** Shows the verdict on two jobs; the services answer with how often they were asked. */
function Verdict({ jobIds = ['v-1', 'v-2'] }: { jobIds?: string[] | null }) {
  const { data } = useEligibility(jobIds);
  return <p>{data ? `answer ${data.results[0]?.jobId}` : 'nothing'}</p>;
}

function services() {
  let answers = 0;
  return fakeServices({
    fetch_eligibility: () => {
      answers += 1;
      return { status: 0, results: [{ jobId: String(answers) }] };
    },
  });
}

it('asks nothing for a visitor, and nothing about no jobs', async () => {
  const { client, asked } = services();
  await renderSite(<Verdict jobIds={null} />, { api: client });
  await renderSite(<Verdict jobIds={[]} />, { api: client });
  expect(asked).toEqual([]);
});

it('is read again when what decides it changes, also while it is not shown', async () => {
  const { client, asked } = services();
  const { data, unmount } = await renderSite(<Verdict />, { api: client });
  expect(await screen.findByText('answer 1')).toBeVisible();
  const things: OwnThing[] = ['profile', 'preferences', 'experiences', 'documents', 'references'];
  for (const [at, thing] of things.entries()) {
    await act(() => refreshOwnThing(data, thing));
    // References decide nothing
    expect(await screen.findByText(`answer ${Math.min(at + 2, 5)}`)).toBeVisible();
  }
  unmount();
  await refreshOwnThing(data, 'documents');
  await renderSite(<Verdict />, { data });
  expect(await screen.findByText('answer 6')).toBeVisible();
  expect(asked.map(({ request }) => request)).toEqual(
    Array.from({ length: 6 }, () => ({ jobIds: ['v-1', 'v-2'] })),
  );
});
