import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { ApplicationStatus } from '#domain/applications/status';
import { PENDING_INTEREST_KEY, pendingInterest } from '../../session/pendingInterest';
import { aJobDetail } from '../../testing/aJobDetail';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './JobPage';

const job = aJobDetail();
const PATH = `/jobb/${job.slug}`;
const WITH_INTENT = `${PATH}?intent=interested`;
const shown = anApplication({ jobId: job.id, status: 'interested' });
const none = { status: 0, exists: false, application: null, blockedEmployer: null };

async function renderJob(services: Parameters<typeof fakeServices>[0] = {}, path = PATH) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'public/job': { status: 0, data: job, jobStatus: 'open' },
    similar_jobs: { status: 0, results: [] },
    checkExistingCandidate: none,
    submitCandidate: { status: 0, application: shown },
    ...services,
  });
  const page = await renderSite(
    [
      { path: '/jobb/*', Component },
      { path: '*', element: <h1>a way in</h1> },
    ],
    { api: client, path },
  );
  await screen.findAllByRole('heading');
  const tries = () => asked.filter((one) => one.path === 'submitCandidate');
  return { ...page, tries, user: userEvent.setup() };
}

const VISITOR = { 'session/me': { status: 0, profile: null } };
const button = () => screen.findByRole('button', { name: 'Visa intresse' });
const here = ({ router }: Awaited<ReturnType<typeof renderJob>>) =>
  router.state.location.pathname + router.state.location.search;

/** A visitor presses, registers and returns signed in: a new document. */
async function comeBack(
  services: Parameters<typeof fakeServices>[0] = {},
  { from, to } = { from: PATH, to: WITH_INTENT },
) {
  const before = await renderJob(VISITOR, from);
  await before.user.click(await button());
  await screen.findByRole('heading', { name: 'a way in' });
  before.unmount();
  return renderJob(services, to);
}

it('has all that is below in the page that is opened within the site, from the beginning', async () => {
  const { client } = fakeServices({
    'session/me': { status: 0, profile: null },
    'public/job': { status: 0, data: job, jobStatus: 'open' },
    similar_jobs: {
      status: 0,
      results: [aJobSummary({ id: 'b', title: 'Ett till' })].map((one) => ({
        ...one,
        reasons: [{ kind: 'same_profession' }],
      })),
    },
    'kept/of_job': { status: 0, kept: { here: { average: 4.5, answers: 12 }, everywhere: null } },
  });
  const { router } = await renderSite(
    [
      { path: '/', element: <h1>Start</h1> },
      { path: '/jobb/*', Component, loader },
    ],
    { api: client },
  );
  // What is shown first of the job, before anything can come later
  let first = '';
  const seen = new MutationObserver(() => {
    if (first === '' && document.querySelector('h1')?.textContent === job.title) {
      first = document.body.textContent ?? '';
    }
  });
  seen.observe(document.body, { childList: true, subtree: true });
  await act(() => router.navigate(PATH));
  await screen.findByRole('heading', { level: 1, name: job.title });
  seen.disconnect();
  expect(first).toMatch(/Ett till/);
  expect(first).toMatch(/Alla villkor/);
  expect(first).toMatch(/4,5/);
});

it.each([
  ['Visby', 'Sjuksköterska, Visby. '],
  [null, 'Sjuksköterska. '],
])('describes the job in a list of results, in %s', async (place, begins) => {
  const workRole = { sv: 'Sjuksköterska', en: 'Nurse' };
  const names = { ...job.names, workRole, place, region: place };
  await renderJob({ 'public/job': { status: 0, data: { ...job, names }, jobStatus: 'open' } });
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description?.slice(0, begins.length)).toBe(begins);
  expect(description).not.toContain('anges inte');
});

describe('interest', () => {
  beforeEach(() => window.localStorage.clear());

  it('of a visitor redirects to register, and back to the job with the intent', async () => {
    const page = await renderJob(VISITOR);
    await page.user.click(await button());
    await screen.findByRole('heading', { name: 'a way in' });
    expect(here(page)).toBe(`/register?${new URLSearchParams({ target_path: WITH_INTENT })}`);
    // Back shows the job as it was when pressed, so that the overlay over it keeps the interest
    // too.
    await page.router.navigate(-1);
    await waitFor(() => expect(here(page)).toBe(WITH_INTENT));
    expect(page.tries()).toEqual([]);
  });

  it('of a visitor is sent once when they return signed in, and confirmed', async () => {
    const page = await comeBack();
    expect(await screen.findByText('Du har visat intresse')).toBeVisible();
    expect(await screen.findByText('Ditt intresse är skickat.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Följ din ansökan' })).toBeVisible();
    expect(page.tries().map(({ request }) => request)).toEqual([
      { jobId: job.id, kind: 'interested' },
    ]);
    expect(page.tries()[0]?.options?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/u);
    await waitFor(() => expect(here(page)).toBe(PATH));
    page.unmount();
    const again = await renderJob({}, WITH_INTENT);
    await button();
    expect(again.tries()).toEqual([]);
  });

  it.each([
    ['the recommendation', 'A'.repeat(43), { recommendation: 'A'.repeat(43) }],
    ['nothing that is none', 'A'.repeat(99), {}],
  ])(
    'carries %s of the address, as a page without a script passes it on',
    async (_what, id, sent) => {
      const page = await comeBack({}, { from: PATH, to: `${WITH_INTENT}&recommendation=${id}` });
      expect(await screen.findByText('Ditt intresse är skickat.')).toBeVisible();
      expect(page.tries().map(({ request }) => request)).toEqual([
        { jobId: job.id, kind: 'interested', ...sent },
      ]);
    },
  );

  it('carries the recommendation of a link that was followed before the scripts came', async () => {
    const id = 'A'.repeat(43);
    const page = await comeBack({}, { from: `${PATH}?recommendation=${id}`, to: WITH_INTENT });
    expect(await screen.findByText('Ditt intresse är skickat.')).toBeVisible();
    expect(page.tries().map(({ request }) => request)).toEqual([
      { jobId: job.id, kind: 'interested', recommendation: id },
    ]);
  });

  it('is not shown by a link alone: the button has the focus, and nothing is sent', async () => {
    const page = await renderJob({}, WITH_INTENT);
    const show = await button();
    await waitFor(() => expect(show).toHaveFocus());
    expect(page.tries()).toEqual([]);
  });

  it.each([
    ['on another job', { jobId: 'other', at: Date.now(), key: 'k' }],
    ['of an hour ago', { jobId: job.id, at: Date.now() - 3_600_000, key: 'k' }],
  ])('is not sent for a press %s', async (_which, press) => {
    pendingInterest.keep(press);
    const page = await renderJob({}, WITH_INTENT);
    await waitFor(async () => expect(await button()).toHaveFocus());
    expect(page.tries()).toEqual([]);
  });

  it('after the job has closed is reported as not sent', async () => {
    const page = await comeBack({
      'public/job': { status: 0, data: job, jobStatus: 'closed' },
    });
    expect(await screen.findByText(/ditt intresse är inte skickat/)).toBeVisible();
    expect(page.tries()).toEqual([]);
  });

  it('that the server refuses, since the job has closed, is reported as not sent', async () => {
    await comeBack({ submitCandidate: new ApiError('job_unavailable', 'Closed.') });
    expect(await screen.findByText(/ditt intresse är inte skickat/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Visa intresse' })).not.toBeInTheDocument();
  });

  it('that was not received is sent again under the same key', async () => {
    let lost = true;
    const page = await comeBack({
      submitCandidate: () => {
        if (!lost) return { status: 0, application: shown };
        lost = false;
        throw new ApiError('unavailable', 'The line broke.');
      },
    });
    expect(await screen.findByText(/Intresset kunde inte skickas/)).toBeVisible();
    await page.user.click(await button());
    expect(await screen.findByText('Du har visat intresse')).toBeVisible();
    const keys = page.tries().map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('in another job has a key of its own, and nothing of the first', async () => {
    const other = aJobDetail({ id: 'v-other', slug: 'ett-annat--v-other', title: 'Ett annat' });
    const page = await renderJob({
      'public/job': (request) => ({
        status: 0,
        data: Object(request).id === other.slug ? other : job,
        jobStatus: 'open',
      }),
      submitCandidate: new ApiError('unavailable', 'The line broke.'),
    });
    await page.user.click(await button());
    expect(await screen.findByText(/Intresset kunde inte skickas/)).toBeVisible();
    await act(() => page.router.navigate(`/jobb/${other.slug}`));
    await screen.findByRole('heading', { level: 1, name: 'Ett annat' });
    expect(screen.queryByText(/Intresset kunde inte skickas/)).toBeNull();
    await page.user.click(await button());
    expect(await screen.findByText(/Intresset kunde inte skickas/)).toBeVisible();
    const keys = page.tries().map(({ options }) => options?.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('without a live session is kept until the sign-in, and not sent again by itself', async () => {
    const page = await renderJob({
      submitCandidate: new ApiError('authentication_required', 'Sign in first.'),
    });
    await page.user.click(await button());
    await waitFor(() => expect(here(page)).toBe(WITH_INTENT));
    expect(page.tries()).toHaveLength(1);
    expect(window.localStorage.getItem(`${PENDING_INTEREST_KEY}.${job.id}`)).toContain(job.id);
    page.unmount();
    const back = await renderJob({}, WITH_INTENT);
    expect(await screen.findByText('Du har visat intresse')).toBeVisible();
    expect(back.tries()[0]?.options?.idempotencyKey).toBe(page.tries()[0]?.options?.idempotencyKey);
  });
});

describe('what the candidate has to do with the job', () => {
  const found = (statuses: readonly ApplicationStatus[]) => {
    const history = statuses.map((status) => ({
      status,
      by: 'candidate' as const,
      at: '2026-03-01T08:00:00.000Z',
    }));
    const status = statuses.at(-1) ?? 'sent';
    const application = anApplication({ jobId: job.id, status, history });
    return {
      checkExistingCandidate: { status: 0, exists: true, application, blockedEmployer: null },
    };
  };
  const title = (name: string) => screen.findByRole('heading', { name });

  it('is an invitation, which is no application: they may read it, apply or show interest', async () => {
    await renderJob(found(['sent']));
    const invitation = await screen.findByRole('link', { name: /bjudit in dig/u });
    expect(invitation).toHaveAttribute('href', expect.stringMatching(/^\/candidate\/reply\?id=/u));
    expect(await button()).toBeVisible();
    expect(screen.queryByText('Du har sökt det här uppdraget')).toBeNull();
  });

  it('is said as it was once it has ended', async () => {
    const { unmount } = await renderJob(found(['sent', 'not_interested']));
    await title('Du tackade nej till inbjudan');
    unmount();
    const over = await renderJob(found(['interested', 'rejected']));
    await title('Din kontakt om uppdraget är avslutad');
    over.unmount();
    await renderJob(found(['candidate', 'rejected']));
    await title('Du har sökt det här uppdraget');
  });
});
