import { readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markRead } from '#domain/api/chats';
import { getUserDocuments } from '#domain/api/documents';
import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { eventCalendarFile } from '#domain/api/interviews';
import { filterJobs, withdrawApplication } from '#domain/api/portal';
import { getMe, signOut } from '#domain/api/v2';
import { setSession } from '#domain/api/waysIn';
import { EMPTY_FILTER, type JobSearch } from '#domain/jobs/filter';
import type { JobQuery } from '#domain/jobs/filterQuery';
import { cachedMe, updateMe, VISITOR } from '../session/updateMe';
import { aJobSummary } from '../testing/anApplication';
import { aProfile } from '../testing/aProfile';
import { type Asked, fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { SiteFrame } from '../testing/SiteFrame';
import { wordsOf } from '../testing/words';
import type { ApiClient } from './apiClient';
import { fetchFile } from './fetchFile';
import { jobListRequest, useJobList } from './jobs';
import { keyOf } from './keys';
import { LOST } from './lostSession';
import { createPrefetch, keepPrefetched } from './prefetch';
import { saveProfile } from './profile';
import { clearAnswers, createSiteData, type SiteData } from './siteData';

const EVERYTHING: JobQuery = { filter: EMPTY_FILTER, order: 'newest' };

/** Three jobs, one on each page; `holds` delays an answer. */
function services(holds: (search: JobSearch) => Promise<void> = async () => {}): {
  client: ApiClient;
  asked: Asked[];
} {
  return fakeServices({
    'public/jobs/filter': async (request) => {
      const search = Object(request) as JobSearch;
      await holds(search);
      const page = Number(search.startAfter ?? 1);
      return {
        status: 0,
        results: [aJobSummary({ id: `v-${page}`, title: `Job ${page}` })],
        nextPageToken: page < 3 ? String(page + 1) : null,
        total: 3,
      };
    },
  });
}

function List({ pageLength }: { pageLength?: number }) {
  const { jobs, more, loadMore } = useJobList(EVERYTHING, pageLength);
  return (
    <>
      <p>{jobs ? jobs.map(({ title }) => title).join(', ') : 'nothing yet'}</p>
      <button type="button" onClick={loadMore}>
        {more}
      </button>
    </>
  );
}

/** What the server sends with a page that shows the list. */
async function prefetched(client: ApiClient, pageLength?: number) {
  const prefetch = createPrefetch(client);
  await prefetch.readList(filterJobs, jobListRequest(EVERYTHING, pageLength));
  return prefetch.answers;
}

it('starts from what the server rendered, and requests only further pages', async () => {
  // A length used only by this test: SWR remembers for hydration what each key first held in any
  // cache
  const pageLength = 7;
  const server = services();
  // As it is serialized in the page
  const answers = JSON.parse(JSON.stringify(await prefetched(server.client, pageLength)));
  const { intl } = await wordsOf('sv');
  const page = (client: ApiClient) => (
    <SiteFrame intl={intl} data={createSiteData(client, answers)}>
      <List pageLength={pageLength} />
    </SiteFrame>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(server.client));
  expect(root).toHaveTextContent('Job 1');

  const browser = services();
  const hydrated = await act(async () => hydrateRoot(root, page(browser.client)));
  expect(browser.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'idle' }));
  expect(await screen.findByText('Job 1, Job 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'idle' }));
  expect(await screen.findByText('Job 1, Job 2, Job 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'none' })).toBeVisible();
  expect(browser.asked.map(({ request }) => Object(request).startAfter)).toEqual(['2', '3']);
  act(() => hydrated.unmount());
});

it('keeps the later pages when the first is loaded again and they still follow it', async () => {
  const { client } = services();
  const { data } = await renderSite(<List />, { api: client });
  await userEvent.click(await screen.findByRole('button', { name: 'idle' }));
  await screen.findByText('Job 1, Job 2');
  const [first] = await prefetched(client);
  if (!first) throw new Error('A page was read.');
  const again = Object(first.answer);
  await act(() => keepPrefetched(data, [first]));
  expect(screen.getByText('Job 1, Job 2')).toBeVisible();
  const results = [aJobSummary({ id: 'v-9', title: 'Job 9' })];
  await act(() => keepPrefetched(data, [{ ...first, answer: { ...again, results } }]));
  expect(screen.getByText('Job 9')).toBeVisible();
});

it('drops a response that was requested before the cache was cleared', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { client, asked } = services(() => (asked.length === 1 ? late : Promise.resolve()));
  const { data, unmount } = await renderSite(<List />, { api: client });
  expect(asked).toHaveLength(1);
  unmount();
  clearAnswers(data);
  await act(async () => answer());
  await renderSite(<List />, { data });
  expect(await screen.findByText('Job 1')).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('answers a sign-out that another tab has told of before', async () => {
  let answer = () => {};
  const late = new Promise<object>((resolve) => {
    answer = () => resolve({ status: 0, sessionsEnded: 2 });
  });
  const { client } = fakeServices({ 'session/sign_out': () => late });
  const data = createSiteData(client);
  const ended = data.api.call(signOut, { everywhere: true });
  clearAnswers(data);
  answer();
  expect(await ended).toMatchObject({ sessionsEnded: 2 });
});

it('rejects a write that is answered after the cache was cleared', async () => {
  let answer = () => {};
  const late = new Promise<object>((resolve) => {
    answer = () => resolve({ status: 0, profile: aProfile() });
  });
  const { client } = fakeServices({ 'users/save_user_details': () => late });
  const data = createSiteData(client, [
    { key: keyOf(getMe, {}), answer: { status: 0, profile: aProfile(), sharedComputer: false } },
  ]);
  const saved = saveProfile(data, {});
  clearAnswers(data);
  await updateMe(data, VISITOR);
  answer();
  await expect(saved).rejects.toThrow('The page has started over.');
  expect(cachedMe(data)?.profile).toBeNull();
});

it('gives each page a cache of its own', async () => {
  const first = services();
  await renderSite(<List />, { api: first.client });
  await screen.findByText('Job 1');
  const second = services();
  await renderSite(<List />, { api: second.client });
  await waitFor(() => expect(screen.getAllByText('Job 1')).toHaveLength(2));
  expect(second.asked).toHaveLength(1);
});

describe('a call that is refused for want of a session', () => {
  const refused = () => Promise.reject(new ApiError('authentication_required', 'No.'));
  const data = () => createSiteData({ call: refused });
  const explained = async (site: SiteData, call: Promise<unknown>) => {
    await expect(call).rejects.toMatchObject({ code: 'authentication_required' });
    return site.state.get(LOST);
  };

  it('is explained by the shell when it writes, whoever made it', async () => {
    const site = data();
    expect(await explained(site, site.api.call(withdrawApplication, { applicationId: 'a' }))).toBe(
      true,
    );
  });

  it('is explained when a file was asked for', async () => {
    const site = data();
    expect(await explained(site, fetchFile(site, eventCalendarFile, { applicationId: 'a' }))).toBe(
      true,
    );
  });

  it.each([
    ['a loader, which leads to the login', getUserDocuments, {}, undefined],
    ['a sign-in', setSession, { type: 'registration' }, undefined],
    ['what nobody asked for', markRead, {}, { explainsLostSession: false }],
  ])('is left to %s', async (_whom, endpoint, request, options) => {
    const site = data();
    // Only its method and its access matter
    const call = site.api.call(endpoint as Endpoint<object, unknown>, request, options);
    expect(await explained(site, call)).toBe(false);
  });

  it('is explained to nobody after a sign-out', async () => {
    const site = data();
    const call = site.api.call(withdrawApplication, { applicationId: 'a' });
    clearAnswers(site);
    await expect(call).rejects.toThrow('started over');
    expect(site.state.get(LOST)).toBe(false);
  });
});

it('has no way to the services but the page’s own client', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .filter((file) => /\/httpClient'/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(found).toEqual(['main.tsx']);
});
