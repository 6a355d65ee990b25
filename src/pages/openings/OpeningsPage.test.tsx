import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Openings } from '#domain/api/counterfactuals';
import { ApiError } from '#domain/api/errors';
import { refreshOwnThing } from '../../data/ownThings';
import { aJobSummary } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './OpeningsPage';

const CPR: Openings['openings'][number] = {
  id: 'document.cpr_certificate',
  steps: [
    {
      kind: 'document',
      rule: 'documents',
      sources: [{ kind: 'ad', url: null }],
      values: { type: 'cpr_certificate', validTo: '2027-11-21' },
      workRole: null,
    },
  ],
  opened: 12,
  region: null,
  pay: null,
  examples: [aJobSummary()],
};
const found = (changes: Partial<Openings> = {}): Openings => ({
  professions: 1,
  now: { total: 3, pay: null },
  ofProfession: 20,
  missing: [],
  openings: [CPR],
  points: [],
  ...changes,
});

async function renderOpenings(answers: Answers = {}, query = '') {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    fetch_openings: { status: 0, ...found() },
    ...answers,
  });
  const path = '/oppnar-dorrar';
  const route = { path, Component, loader, HydrateFallback: () => null };
  const site = await renderSite([route], { api: client, path: path + query });
  return { ...site, asked, user: userEvent.setup() };
}

it('counts again when something of the account has changed', async () => {
  let answer = found();
  const { data } = await renderOpenings({ fetch_openings: () => ({ status: 0, ...answer }) });
  const card = await screen.findByRole('article', { name: /^\+12 uppdrag till\s*:\s*HLR-intyg$/u });
  expect(card).toHaveTextContent('gäller till och med 21 november 2027');
  answer = found({ now: { total: 15, pay: null }, openings: [] });
  await act(() => refreshOwnThing(data, 'documents'));
  expect(screen.queryByRole('article', { name: /HLR/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Visa de 15 uppdragen' })).toBeVisible();
});

it.each<[string, Partial<Openings>, string]>([
  ['nobody’s profession is known', { professions: 0 }, 'Börja med ditt yrke'],
  [
    'all can be taken',
    { now: { total: 20, pay: null } },
    'Du kan redan ta alla 20 uppdrag i ditt yrke',
  ],
  ['several things are missing', { missing: [{ rule: 'licence', jobs: 17 }] }, 'Börja här'],
  ['nothing opens more', {}, 'Inget mer du lägger in öppnar fler uppdrag just nu'],
  [
    'there are no jobs',
    { now: { total: 0, pay: null }, ofProfession: 0 },
    'Inga lediga uppdrag i ditt yrke just nu',
  ],
])('tells when %s', async (_when, changes, title) => {
  await renderOpenings({
    fetch_openings: { status: 0, ...found({ openings: [], ...changes }) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
});

it('lists the jobs of one thing under its name, and leads back', async () => {
  const { asked } = await renderOpenings(
    { fetch_opened_jobs: { status: 0, results: [aJobSummary()], total: 12, nextPage: null } },
    '?change=document.cpr_certificate',
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Uppdrag som öppnas: HLR-intyg' }),
  ).toBeVisible();
  expect(screen.getByText('12 uppdrag')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till vad som öppnar flest dörrar' })).toHaveAttribute(
    'href',
    '/oppnar-dorrar',
  );
  expect(asked.at(-1)?.request).toEqual({ change: 'document.cpr_certificate', page: '1' });
});

it('says of a kept link that it holds no more', async () => {
  await renderOpenings(
    {
      fetch_opened_jobs: () => {
        throw new ApiError('not_found', 'There is no such change.');
      },
    },
    '?change=document.passport',
  );
  expect(await screen.findByText('Det finns inte längre')).toBeVisible();
});
