import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { keptRecommendation } from '../../data/keptRecommendation';
import { submitApplication } from '../../data/submitApplication';
import type { Recommendation } from '../../features/recommendation/RecommendationView';
import { pendingInterest } from '../../session/pendingInterest';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './RecommendationPage';

const ID = 'A'.repeat(43);
const job = aJobSummary();

async function open(answer: Partial<Recommendation> | Error, path = `?id=${ID}`) {
  const { client: api, asked } = fakeServices({
    'session/me': { status: 0, profile: null },
    validateRecommendation: () => {
      if (answer instanceof Error) throw answer;
      return { status: 0, state: 'unknown', job: null, by: null, firstName: null, ...answer };
    },
    submitCandidate: { status: 0, application: anApplication() },
  });
  const site = await renderSite(
    [{ path: '/candidate/recommendation', Component, loader, HydrateFallback: () => null }],
    { api, path: `/candidate/recommendation${path}` },
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...site, asked, title: heading.textContent };
}

const link = (name: string) => screen.queryByRole('link', { name });

afterEach(() => pendingInterest.forget());

it.each([
  ['Anna tipsar dig om ett uppdrag', { by: 'candidate', firstName: 'Anna' }],
  ['En kollega tipsar dig om ett uppdrag', { by: 'candidate' }],
  ['Arbetsgivaren tipsar dig om ett uppdrag', { by: 'employer' }],
] as const)('says who recommends: %s', async (expected, who) => {
  const { title } = await open({ state: 'valid', job, ...who });
  expect(title).toBe(expected);
  // Kept by then: no address needs to carry it
  await waitFor(() =>
    expect(link('Läs om uppdraget')).toHaveAttribute('href', `/jobb/${job.slug}`),
  );
  expect(link('Ansök')).toHaveAttribute('href', `/candidate/apply?job=${job.id}`);
});

it('sends a valid recommendation with the answer to its job, and with no other, once', async () => {
  const { data, asked } = await open({ state: 'valid', job, by: 'candidate' });
  const sent = () =>
    asked.filter(({ path }) => path === 'submitCandidate').map(({ request }) => request);
  await submitApplication(data, { jobId: 'v-other', kind: 'interested' }, 'key-1');
  await submitApplication(data, { jobId: job.id, kind: 'interested' }, 'key-2');
  await submitApplication(data, { jobId: job.id, kind: 'candidate' }, 'key-3');
  expect(sent()).toEqual([
    { jobId: 'v-other', kind: 'interested' },
    { jobId: job.id, kind: 'interested', recommendation: ID },
    { jobId: job.id, kind: 'candidate' },
  ]);
});

it.each([
  ['expired', job, 'Länken har gått ut', ['Ansök', 'Läs om uppdraget']],
  ['expired', null, 'Länken har gått ut', ['Sök bland uppdragen']],
  ['used', job, 'Du har redan svarat på tipset', ['Mina ansökningar', 'Läs om uppdraget']],
  ['own', job, 'Det här är din egen länk', ['Läs om uppdraget']],
  ['unknown', null, 'Länken går inte att använda', ['Sök bland uppdragen']],
] as const)(
  'leads on from a link that is %s, and keeps nothing of it',
  async (state, to, expected, ways) => {
    const { title } = await open({ state, job: to });
    expect(title).toBe(expected);
    for (const way of ways) expect(link(way)).toBeVisible();
    expect(link('Ansök') !== null).toBe((ways as readonly string[]).includes('Ansök'));
    expect(keptRecommendation.read(job.id)).toBeNull();
  },
);

it.each(['', '?id='])(
  'says of an address without an id that it cannot be used: "%s"',
  async (path) => {
    const { title, asked } = await open({}, path);
    expect(title).toBe('Länken går inte att använda');
    expect(asked.filter((call) => call.path === 'validateRecommendation')).toEqual([]);
  },
);

it('says the same of an id that none has', async () => {
  const { title } = await open(new ApiError('invalid_request', 'Too long.'));
  expect(title).toBe('Länken går inte att använda');
});
