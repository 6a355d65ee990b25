import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { SAVED_KEY, SAVED_PREFIX } from '../../data/saved/savedKeys';
import { localStore } from '../../lib/store/localStore';
import { aJobSummary } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component as SavedPage } from './SavedPage';

const at = '2026-11-20T08:00:00.000Z';
const jobs = ['v-1', 'v-2', 'v-3', 'v-4'].map((id) =>
  aJobSummary({ id, slug: id, title: `Uppdrag ${id}` }),
);
const answers = {
  'session/me': { status: 0, profile: null, sharedComputer: false },
  'jobs/fetch_by_id': (request: unknown) => {
    const { ids } = request as { ids: string[] };
    const results = jobs.filter(({ id }) => ids.includes(id));
    return {
      status: 0,
      results,
      gone: ids.filter((id) => !results.some((job) => job.id === id)),
      closed: ids.includes('v-closed')
        ? [{ id: 'v-closed', title: 'Natt på IVA', names: aJobSummary().names }]
        : [],
    };
  },
  'misc/constants': { status: 0, ...CONSTANTS },
  'public/jobs/filter': {
    status: 0,
    results: [{ ...jobs[0], publishedAt: '2026-11-21T09:00:00.000Z' }],
    total: 12,
  },
};

const marks = (mark: string, ...ids: string[]) =>
  ids.map((jobId) => ({ jobId, mark, markedAt: at }));
const search = {
  id: 's-1',
  query: 'q=natt',
  createdAt: at,
  frequency: 'daily',
  mail: true,
  push: false,
};

beforeEach(() => localStore.removeAll(SAVED_PREFIX));

it('shows an empty state for each list to a visitor who has saved nothing', async () => {
  const { client } = fakeServices(answers);
  await renderSite(<SavedPage />, { api: client });
  expect(await screen.findByText('Du har inga sparade uppdrag')).toBeVisible();
  expect(screen.getByText('Du har inga sparade sökningar')).toBeVisible();
  expect(screen.getByText('Du har inte dolt något uppdrag.')).toBeVisible();
});

it('compares two or three saved jobs, and removes those that are closed', async () => {
  localStore.write(SAVED_KEY.device, {
    marks: marks('saved', 'v-1', 'v-2', 'v-3', 'v-4', 'v-closed'),
    searches: [],
  });
  const { client } = fakeServices(answers);
  await renderSite(<SavedPage />, { api: client });
  const list = await screen.findByRole('list', { name: 'Sparade uppdrag' });
  const choose = (at: number) => {
    const [...boxes] = within(list).getAllByRole('checkbox');
    const box = boxes[at];
    if (!box) throw new Error(`There is no check box ${at}.`);
    return box;
  };
  await userEvent.click(choose(0));
  expect(screen.queryByRole('link', { name: 'Jämför uppdragen' })).toBeNull();
  await userEvent.click(choose(1));
  expect(screen.getByRole('link', { name: 'Jämför uppdragen' })).toHaveAttribute(
    'href',
    '/jamfor?jobs=v-1,v-2',
  );
  await userEvent.click(choose(2));
  expect(choose(3)).toBeDisabled();
  expect(screen.getByText(/Ett sparat uppdrag är stängt/u)).toBeVisible();
  const closed = screen.getByRole('list', { name: 'Stängda uppdrag' });
  expect(closed).toHaveTextContent('Natt på IVA · Umeå');
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort det' }));
  expect(screen.queryByText(/Ett sparat uppdrag är stängt/u)).toBeNull();
  expect(localStore.read(SAVED_KEY.device)).toMatchObject({
    marks: marks('saved', 'v-1', 'v-2', 'v-3', 'v-4'),
  });
});

it('shows hidden and recently opened jobs, which can be taken back and cleared', async () => {
  localStore.write(SAVED_KEY.device, { marks: marks('hidden', 'v-1'), searches: [] });
  localStore.write(SAVED_KEY.seen, [{ jobId: 'v-2', at }]);
  const { client } = fakeServices(answers);
  await renderSite(<SavedPage />, { api: client });
  const hidden = await screen.findByRole('list', { name: 'Dolda uppdrag' });
  await userEvent.click(within(hidden).getByRole('button', { name: /^Visa igen/u }));
  expect(screen.getByText('Du har inte dolt något uppdrag.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uppdrag v-2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rensa listan' }));
  expect(screen.queryByRole('link', { name: 'Uppdrag v-2' })).toBeNull();
  expect(localStore.read(SAVED_KEY.seen)).toBeNull();
});

it('counts the jobs of a search, and changes how a candidate hears of them', async () => {
  const { client, asked } = fakeServices({
    ...answers,
    'session/me': { status: 0, profile: aProfile(), sharedComputer: false },
    'saved/fetch_saved': { status: 0, saved: { marks: [], searches: [search] } },
    'saved/save_search': {
      status: 0,
      saved: { marks: [], searches: [{ ...search, frequency: 'weekly' }] },
    },
  });
  await renderSite(<SavedPage />, { api: client });
  const row = within(await screen.findByRole('list', { name: 'Sparade sökningar' }));
  expect(await row.findByText('12 uppdrag')).toBeVisible();
  expect(row.getByText('1 nytt')).toBeVisible();
  expect(row.getByRole('link', { name: /^Visa uppdragen/u })).toHaveAttribute(
    'href',
    '/jobs?q=natt',
  );
  await userEvent.click(row.getByRole('button', { name: /^Ändra bevakningen/u }));
  await userEvent.selectOptions(await row.findByRole('combobox'), 'weekly');
  await userEvent.click(row.getByRole('checkbox', { name: /mejl/u }));
  await userEvent.click(row.getByRole('button', { name: 'Spara' }));
  expect(
    (await row.findByText('Välj mejl, notis eller båda.')).closest('[role="alert"]'),
  ).not.toBeNull();
  await userEvent.click(row.getByRole('checkbox', { name: /mejl/u }));
  await userEvent.click(row.getByRole('button', { name: 'Spara' }));
  expect(await row.findByText('Bevakas: en gång i veckan.')).toBeVisible();
  expect(asked.filter(({ path }) => path === 'saved/save_search')).toMatchObject([
    { request: { query: 'q=natt', frequency: 'weekly', mail: true, push: false } },
  ]);
});

it('removes a search and saves it again, with the focus where it was', async () => {
  const other = {
    ...search,
    id: 's-2',
    query: 'roles=barnmorska',
    frequency: 'never',
    mail: false,
  };
  localStore.write(SAVED_KEY.device, { marks: [], searches: [search, other] });
  const { client } = fakeServices(answers);
  await renderSite(<SavedPage />, { api: client });
  const list = within(await screen.findByRole('list', { name: 'Sparade sökningar' }));
  const [row] = list.getAllByRole('listitem');
  if (!row) throw new Error('There is no row.');
  await userEvent.click(within(row).getByRole('button', { name: /^Ta bort/u }));
  expect(within(row).getByRole('status')).toHaveTextContent('Sökningen är borttagen.');
  expect(within(row).queryByRole('link')).toBeNull();
  expect(localStore.read(SAVED_KEY.device)).toMatchObject({ searches: [other] });
  const undo = within(row).getByRole('button', { name: /^Ångra: / });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  const { query, frequency, mail, push } = search;
  expect(localStore.read(SAVED_KEY.device)).toMatchObject({
    searches: [{ query, frequency, mail, push }, other],
  });
  expect(within(row).getByRole('button', { name: /^Ta bort/u })).toHaveFocus();
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

it('says when a candidate’s things could not be read', async () => {
  const { client } = fakeServices({
    ...answers,
    'session/me': { status: 0, profile: aProfile(), sharedComputer: false },
    'saved/fetch_saved': new Error('The line broke.'),
  });
  await renderSite(<SavedPage />, { api: client });
  expect(await screen.findByText('Det du har sparat kunde inte hämtas')).toBeVisible();
});

it('says of each list when its jobs could not be read, and reads them again', async () => {
  localStore.write(SAVED_KEY.device, {
    marks: [...marks('saved', 'v-1'), ...marks('hidden', 'v-2')],
    searches: [],
  });
  localStore.write(SAVED_KEY.seen, [{ jobId: 'v-3', at }]);
  let works = false;
  const { client } = fakeServices({
    ...answers,
    'jobs/fetch_by_id': (request) => {
      if (!works) throw new ApiError('unavailable', 'No line.');
      return answers['jobs/fetch_by_id'](request);
    },
  });
  await renderSite(<SavedPage />, { api: client });
  await waitFor(() => expect(screen.getAllByText('Uppdragen kunde inte hämtas.')).toHaveLength(3));
  works = true;
  for (const retry of screen.getAllByRole('button', { name: 'Försök igen' })) {
    await userEvent.click(retry);
  }
  for (const id of ['v-1', 'v-2', 'v-3']) {
    expect(
      await screen.findByRole('link', { name: new RegExp(`Uppdrag ${id}`, 'u') }),
    ).toBeVisible();
  }
});
