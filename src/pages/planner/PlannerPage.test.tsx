import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CalendarAddress, YearOfWork } from '#domain/api/planning';
import { weekOfKey } from '#domain/calendar/isoWeek';
import { somePreferences } from '#domain/candidates/testing/anAccount';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { showApplication } from '../../data/applications';
import { refreshOwnThing } from '../../data/ownThings';
import { anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader, shouldRevalidate } from './PlannerPage';

const plan: YearOfWork = { year: 2026, assignments: [], interviews: [], considered: null };

/** A candidate who prefers a profession and a place, and can work in some weeks. */
function preferencesWith(...weeks: string[]) {
  const weeksData = Object.fromEntries(
    weeks.flatMap((key) => {
      const week = weekOfKey(key);
      return week ? [[key, week]] : [];
    }),
  );
  const preferences = somePreferences({
    locations: ['r-01'],
    workRoles: ['sjukskoterska'],
    availablePeriods: { weeksData },
  });
  return { status: 0, complete: false, missing: {}, preferences };
}

/** The page on 21 November 2026, a Saturday of week 47. */
async function renderPlanner(answers: Answers = {}, query = '') {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    fetch_plan: { status: 0, ...plan },
    'users/job_preferences': preferencesWith('1_2026'),
    calendar_address: { status: 0, address: null },
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': { status: 0, results: [], total: 7, nextPageToken: null },
    ...answers,
  });
  const path = '/candidate/planner';
  const route = { path, Component, loader, shouldRevalidate, HydrateFallback: () => null };
  const site = await renderSite([route], { api: client, path: path + query });
  await screen.findByRole('heading', { level: 1, name: 'Planera året' });
  const requestsTo = (call: string) =>
    asked.filter((one) => one.path === call).map(({ request }) => request);
  return { ...site, requestsTo, user: userEvent.setup() };
}

it('counts the jobs of chosen weeks by what is preferred, and by nothing once that is dropped', async () => {
  const { user, router, requestsTo } = await renderPlanner();
  await user.click(screen.getByRole('checkbox', { name: /^Vecka 50 / }));
  await user.click(screen.getByRole('checkbox', { name: /^Vecka 51 / }));
  expect(
    await screen.findByText('2 veckor i en sammanhängande period.', { exact: false }),
  ).toBeVisible();
  expect(await screen.findByText('7 lediga uppdrag')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Visa uppdragen: Vecka 50–51' });
  expect(link.getAttribute('href')).toBe(
    '/lediga-jobb?locations=r-01&roles=sjukskoterska&from-date=2026-12-07&to-date=2026-12-20',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Bara mina yrken och platser' }));
  expect(requestsTo('public/jobs/filter').at(-1)).toMatchObject({
    filter: { workroles: [], locations: [], fromDate: '2026-12-07', toDate: '2026-12-20' },
  });
  // The plan itself was read once, and the address brings the same weeks back
  expect(requestsTo('fetch_plan')).toHaveLength(1);
  expect(router.state.location.search).toBe('?weeks=50_2026.51_2026');
});

it('marks the chosen weeks as available, and leaves the others unchanged', async () => {
  let stored = preferencesWith('1_2026');
  const { user, requestsTo } = await renderPlanner(
    {
      'users/job_preferences': () => stored,
      'users/save_job_preferences': () => {
        stored = preferencesWith('1_2026', '50_2026');
        return stored;
      },
    },
    '?weeks=50_2026',
  );
  await user.click(screen.getByRole('button', { name: 'Ange att jag kan arbeta' }));
  expect(await screen.findByText('Sparat i dina önskemål.')).toBeVisible();
  expect(requestsTo('users/save_job_preferences')).toEqual([
    {
      availablePeriods: preferencesWith('1_2026', '50_2026').preferences.availablePeriods,
      base: { availablePeriods: preferencesWith('1_2026').preferences.availablePeriods },
    },
  ]);
  expect(screen.getByRole('button', { name: 'Ange att jag inte kan arbeta' })).toBeVisible();
});

it('reads the plan again when an application or an interview has changed', async () => {
  const { data, requestsTo } = await renderPlanner();
  await act(() => showApplication(data, anApplication({ status: 'accepted' })));
  await act(() => refreshOwnThing(data, 'interviews'));
  expect(requestsTo('fetch_plan')).toHaveLength(3);
});

it('offers to read a plan again that could not be read', async () => {
  let fails = true;
  const { user } = await renderPlanner({
    fetch_plan: () => {
      if (fails) throw new Error('No line.');
      return { status: 0, ...plan };
    },
  });
  expect(await screen.findByText('Planen kunde inte hämtas')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Du har inget bokat 2026.')).toBeVisible();
});

it('shows an address this one time, and no longer once another page has replaced it', async () => {
  let address: CalendarAddress | null = null;
  const url = 'https://vikari.example/calendar/secret.ics';
  const { user, data } = await renderPlanner({
    calendar_address: () => ({ status: 0, address }),
    make_calendar_address: () => {
      address = { createdAt: '2026-11-21T09:00:00.000Z', device: null };
      return { status: 0, url, address };
    },
    revoke_calendar_address: () => {
      address = null;
      return { status: 0 };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Skapa en adress' }));
  expect(await screen.findByRole('textbox', { name: 'Din adress' })).toHaveValue(url);
  address = { createdAt: '2026-11-21T10:00:00.000Z', device: null };
  await act(() => refreshOwnThing(data, 'calendar'));
  await waitFor(() => expect(screen.queryByDisplayValue(url)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ta bort adressen' }));
  await user.click(
    (await screen.findAllByRole('button', { name: 'Ta bort adressen' })).at(-1) as HTMLElement,
  );
  expect(await screen.findByText('Ingen adress finns.')).toHaveFocus();
});
