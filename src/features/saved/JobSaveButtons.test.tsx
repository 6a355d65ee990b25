import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteEvent } from '#domain/analytics/events';
import { SAVED_KEY, SAVED_PREFIX } from '../../data/saved/savedKeys';
import { JobActions } from '../../lib/jobCard/JobActions';
import { JobActionsRoom } from '../../lib/jobCard/JobActionsRoom';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { localStore } from '../../lib/store/localStore';
import { aJobSummary } from '../../testing/anApplication';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { JobSaveButtons } from './JobSaveButtons';
import { SavedHost } from './SavedHost';

const TODAY = '2026-11-21';
const job = aJobSummary();
const { client: api } = fakeServices({
  'session/me': { status: 0, profile: null, sharedComputer: false },
});

beforeEach(() => localStore.removeAll(SAVED_PREFIX));

const card = (
  <JobActions value={JobSaveButtons}>
    <JobSummaryCard job={job} today={TODAY} />
    <SavedHost />
  </JobActions>
);

it('saves on a card, by a button with the job’s name, and says so', async () => {
  const counted: SiteEvent[] = [];
  const count = ({ detail }: WindowEventMap['vk:track']) => void counted.push(detail);
  window.addEventListener('vk:track', count);
  await renderSite(card, { api, messages: false });
  const save = await screen.findByRole('button', { name: `Spara ${job.title}` });
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findAllByText('Uppdraget är sparat.')).not.toHaveLength(0);
  expect(counted).toEqual([{ event: 'action_done', action: 'save_job' }]);
  window.removeEventListener('vk:track', count);
  await userEvent.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'false');
});

it('replaces a hidden card by a note, and shows it again with the focus', async () => {
  await renderSite(card, { api, messages: false });
  await userEvent.click(await screen.findByRole('button', { name: `Dölj ${job.title}` }));
  const undo = await screen.findByRole('button', { name: `Ångra: ${job.title}` });
  expect(undo).toHaveFocus();
  const article = screen.getByRole('article');
  expect(article.firstElementChild).toHaveAttribute('inert');
  expect(within(article).getByText('Dolt')).toBeVisible();
  await userEvent.click(undo);
  expect(article.firstElementChild).not.toHaveAttribute('inert');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Dölj ${job.title}` })).toHaveFocus(),
  );
});

it('shows a job that was hidden before as hidden, and leaves the focus where it is', async () => {
  localStore.write(SAVED_KEY.device, {
    marks: [{ jobId: job.id, mark: 'hidden', markedAt: '2026-11-20T08:00:00.000Z' }],
    searches: [],
  });
  await renderSite(card, { api, messages: false });
  expect(await screen.findByRole('button', { name: `Ångra: ${job.title}` })).not.toHaveFocus();
});

const page = (
  <JobActions value={JobSaveButtons}>
    <JobActionsRoom job={job} place="page" />
    <SavedHost />
  </JobActions>
);

it('stores that a job’s page was opened', async () => {
  await renderSite(page, { api });
  await userEvent.click(await screen.findByRole('button', { name: `Spara: ${job.title}` }));
  expect(await screen.findByRole('button', { name: `Sparat: ${job.title}` })).toBeVisible();
  expect(localStore.read(SAVED_KEY.seen)).toMatchObject([{ jobId: job.id }]);
});

it('does not store opened jobs when the browser refuses tracking', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
  );
  await renderSite(page, { api });
  await screen.findByRole('button', { name: `Spara: ${job.title}` });
  expect(localStore.read(SAVED_KEY.seen)).toBeNull();
  vi.unstubAllGlobals();
});
