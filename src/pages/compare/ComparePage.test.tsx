import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { JobDetail } from '#domain/api/portal';
import type { Language } from '#domain/language';
import { aJobDetail } from '../../testing/aJobDetail';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './ComparePage';

const SOURCE: JobDetail['source'] = {
  name: 'jobtech',
  id: '1',
  url: 'https://arbetsformedlingen.se/platsbanken/annonser/1',
  applyUrl: 'https://arbetsformedlingen.se/platsbanken/annonser/1',
  extent: 'part_time',
  datesRebased: false,
};
const JOBS: Record<string, JobDetail> = {
  a: aJobDetail({ id: 'a', title: 'Natt i Umeå', travel: 'paid' }),
  b: aJobDetail({ id: 'b', title: 'Dag i Luleå', travel: 'none' }),
  c: aJobDetail({ id: 'c', title: 'Stängt uppdrag' }),
  ad: aJobDetail({
    id: 'ad',
    title: 'En annons',
    imported: true,
    source: SOURCE,
    externalApplication: { url: SOURCE.url },
    hourlyRate: null,
    inHand: null,
  }),
};
const NAMES = anApplication().job.names;

function show({ id }: { id: string }) {
  if (id === 'gone') {
    const extra = { jobStatus: 'deleted', workRole: 'x', location: null, names: NAMES };
    throw new ApiError('job_unavailable', 'Gone.', undefined, extra);
  }
  const data = JOBS[id === 'slug-of-a' ? 'a' : id];
  if (!data) throw new ApiError(id.length > 200 ? 'invalid_request' : 'not_found', 'No such job.');
  return { status: 0, data, jobStatus: id === 'c' ? 'closed' : 'open' };
}

async function compare(
  query: string,
  { language = 'sv', signedIn = false }: { language?: Language; signedIn?: boolean } = {},
) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: signedIn ? aProfile() : null },
    'public/job': show,
    similar_jobs: {
      status: 0,
      results: [{ ...aJobSummary({ id: 'near', title: 'Ett liknande' }), reasons: [] }],
    },
    fetch_eligibility: ({ jobIds }: { jobIds: string[] }) => ({
      status: 0,
      results: jobIds.map((jobId) => ({
        jobId,
        verdict: jobId === 'a' ? 'green' : 'amber',
        greenOn: null,
        lines: [],
        readiness: {
          needed: 2,
          ready: jobId === 'a' ? 2 : 0,
          lines: [
            { type: 'cv', state: jobId === 'a' ? 'ready' : 'missing', validTo: null, week: null },
            {
              type: 'id_card',
              state: jobId === 'a' ? 'ready' : 'expires',
              validTo: '2026-12-24',
              week: 52,
            },
          ],
        },
      })),
    }),
  });
  await renderSite([{ path: '/jamfor', Component, loader, HydrateFallback: () => null }], {
    api: client,
    path: `/jamfor?${query}`,
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return { reads: () => asked.filter(({ path }) => path === 'public/job') };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => window.localStorage.clear());

describe('a comparison', () => {
  it('has the jobs side by side, in the order of the address', async () => {
    await compare('jobs=b,a');
    expect(heads()).toEqual(['Dag i Luleå', 'Natt i Umeå']);
    expect(cells(/^Resa, skiljer sig/)).toEqual(['Ingår inte', 'Betalas']);
    expect(screen.getByRole('link', { name: 'Ansök: Natt i Umeå' })).toHaveAttribute(
      'href',
      '/candidate/apply?job=a',
    );
    expect(
      screen.getByRole('link', { name: 'Ta bort Dag i Luleå ur jämförelsen' }),
    ).toHaveAttribute('href', '/jamfor?jobs=a');
    expect(screen.queryByRole('row', { name: /^Får jag ta/ })).not.toBeInTheDocument();
  });

  it('shows only the rows that differ', async () => {
    await compare('jobs=a,b&show=differences');
    expect(row(/^Resa, skiljer sig/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Period/ })).not.toBeInTheDocument();
  });

  it('says of two equal jobs that nothing differs', async () => {
    JOBS.same = { ...aJobDetail({ travel: 'paid' }), id: 'same', title: 'Natt i Umeå' };
    await compare('jobs=a,same&show=differences');
    expect(screen.getByText('Uppdragen säger samma sak om allt.')).toBeVisible();
  });

  it('has what the list says of a job while its ad is away, and says what is missing', async () => {
    JOBS.part = aJobDetail({ id: 'part', title: 'Ur listan', travel: null, partial: true });
    await compare('jobs=a,part');
    expect(
      screen.getByRole('heading', { name: 'Alla uppgifter går inte att hämta just nu' }),
    ).toBeVisible();
    expect(screen.getByText(/^Om ett av uppdragen vet vi/)).toBeVisible();
    expect(cells(/^Resa Betalas/)).toEqual(['Betalas', 'Går inte att hämta just nu']);
    expect(heads()[1]).toBe('Ur listanBara delar av annonsen');
    expect(screen.queryByRole('link', { name: 'Ansök: Ur listan' })).not.toBeInTheDocument();
  });

  it('says what an ad does not state, and leads to where it is applied to', async () => {
    await compare('jobs=ad,a', { language: 'en' });
    expect(cells(/^Hourly rate in the ad/)[0]).toBe('Not stated');
    expect(cells(/^After tax, the whole/)[0]).toBe('Cannot be worked out');
    const apply = screen.getByRole('link', { name: 'Apply through the ad' });
    expect(apply).toHaveAttribute('href', SOURCE.url);
    expect(screen.getByRole('link', { name: 'En annons' })).toHaveAttribute('lang', 'sv');
  });

  it('says which job is closed, without a way to apply', async () => {
    await compare('jobs=c,a');
    expect(heads()[0]).toBe('Stängt uppdragStängd för ansökan');
    expect(screen.queryByRole('link', { name: 'Ansök: Stängt uppdrag' })).not.toBeInTheDocument();
  });

  it('names the jobs that do not exist or are gone, and shows the others', async () => {
    await compare(`jobs=a,gone,${'x'.repeat(300)}`);
    expect(heads()).toEqual(['Natt i Umeå']);
    expect(screen.getByText(/är inte längre ledigt/)).toHaveTextContent(
      `${NAMES.workRole.sv}, ${NAMES.place} är inte längre ledigt.`,
    );
    expect(screen.getByText(/Det finns inget uppdrag med adressen x{60}…/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ett liknande' })).toHaveAttribute(
      'href',
      '/jamfor?jobs=a,near',
    );
  });

  it('shows a job once that is named by its slug too', async () => {
    await compare('jobs=slug-of-a,a');
    expect(heads()).toEqual(['Natt i Umeå']);
  });

  it.each(['jobs=', 'jobs=%00,..%2F', ''])('without a job shows no table: %s', async (query) => {
    await compare(query);
    expect(
      screen.getByRole('heading', { name: 'Det finns inga uppdrag att jämföra' }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('of more than three is refused without reading any', async () => {
    const { reads } = await compare('jobs=a,b,c,d');
    expect(screen.getByRole('heading', { name: 'Du kan jämföra högst 3 uppdrag' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jämför de 3 första' })).toHaveAttribute(
      'href',
      '/jamfor?jobs=a,b,c',
    );
    expect(reads()).toEqual([]);
  });

  it('says to a candidate whether they may take each, and what they lack', async () => {
    await compare('jobs=a,b', { signedIn: true });
    expect(cells(/^Får jag ta uppdraget/)).toEqual(['Du kan ta uppdraget', 'Något saknas']);
    expect(cells(/^Handlingar som inte är klara/)).toEqual([
      'Inga',
      expect.stringMatching(/^Cv och .+ \(går ut 24 dec/i),
    ]);
  });
});
