import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONFIGURATION } from '#domain/api/insightConfiguration';
import { STATEMENTS } from '#domain/insight/statements';
import { aDeviceKey } from '../../testing/aDeviceKey';
import { anInsight, aWorkplace, ownInsight } from '../../testing/anInsight';
import { aProfile } from '../../testing/aProfile';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, ErrorBoundary, loader } from './InsightPage';

const AT = `/inblick?workplace=${aWorkplace.id}`;

async function renderPage(path: string, answers: Answers = {}, demo = false) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'misc/device_key': { status: 0, data: aDeviceKey },
    'insights/configuration': { status: 0, ...CONFIGURATION },
    'insights/average_score': {
      status: 0,
      workplace: aWorkplace,
      insight: anInsight(),
      jobs: [],
    },
    'insights/ranking_position': {
      status: 0,
      ranking: { position: 2, of: 7, kind: 'primary_care', region: 'Västerbottens län' },
    },
    'insights/own_answers': { status: 0, own: ownInsight() },
    ...answers,
  });
  const route = { path: '/inblick', Component, ErrorBoundary, loader, HydrateFallback: () => null };
  const site = { publicUrl: 'https://vikari.example', today: '2026-11-22', demo };
  const rendered = await renderSite([route], { api: client, path, site });
  await screen.findByRole('heading', { level: 1 });
  const requestsTo = (call: string) =>
    asked.filter((one) => one.path === call).map(({ request }) => request);
  return { ...rendered, requestsTo, user: userEvent.setup() };
}

const ratings = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].filter((script) =>
    script.textContent?.includes('EmployerAggregateRating'),
  );

it('searches by the address, and links to what is found', async () => {
  await renderPage('/inblick?q=bj%C3%B6rk', {
    'workplaces/query-workplaces': {
      status: 0,
      results: [{ id: aWorkplace.id, name: aWorkplace.name, place: 'Umeå', answers: 24 }],
    },
  });
  expect(screen.getByRole('searchbox', { name: 'Sök arbetsplats' })).toHaveValue('björk');
  expect(screen.getByRole('link', { name: 'Björkdungens vårdcentral, Umeå' })).toHaveAttribute(
    'href',
    AT,
  );
  expect(screen.getByText('24 svar')).toBeVisible();
});

it('says when nothing is found, and when a workplace does not exist', async () => {
  const { unmount } = await renderPage('/inblick?q=xyz', {
    'workplaces/query-workplaces': { status: 0, results: [] },
  });
  expect(screen.getByText('Ingen arbetsplats passar ”xyz”')).toBeVisible();
  unmount();
  await renderPage(AT, {
    'insights/average_score': () => {
      throw new ApiError('not_found', 'No such workplace.');
    },
  });
  expect(screen.getByRole('heading', { name: 'Arbetsplatsen finns inte' })).toBeVisible();
});

it('shows a visitor the average and the number, and how to see the rest', async () => {
  const { requestsTo } = await renderPage(AT, {
    'session/me': { status: 0, profile: null },
    'insights/average_score': {
      status: 0,
      workplace: { ...aWorkplace, careProvider: null },
      insight: { ...anInsight(), detail: null },
      jobs: [],
    },
  });
  expect(screen.getByText('24 svar')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Område för område' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Registrera dig' })).toHaveAttribute(
    'href',
    `/register?target_path=${encodeURIComponent(AT)}`,
  );
  expect(requestsTo('insights/own_answers')).toEqual([]);
  expect(ratings()).toHaveLength(1);
});

it('gives made-up figures no rating for search engines', async () => {
  await renderPage(AT, {}, true);
  expect(screen.getByText('Påhittade siffror')).toBeVisible();
  expect(ratings()).toEqual([]);
});

it('shows a candidate areas, place, years and the employer’s reply', async () => {
  await renderPage(AT);
  const areas = screen.getByRole('table', { name: 'Snitt av fem, där fem är bäst' });
  expect(
    within(areas)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Introduktion', 'Bemanning', 'Ledarskap', 'Schema', 'Lön och villkor']);
  expect(screen.getByText('Plats 2 av 7 – primärvård i Västerbottens län')).toBeVisible();
  expect(screen.getByText('Minst 15 fick uppdraget genom Vikari.')).toBeVisible();
  expect(screen.getByText('Region Västerbotten, om 2026')).toBeVisible();
  expect(
    screen.getByRole('table', { name: 'Sammanlagt snitt av svaren som kom med varje år' }),
  ).toBeInTheDocument();
});

it('asks for all twelve scores, sends them, and says when they are shown', async () => {
  const { user, requestsTo } = await renderPage(AT, {
    'insights/submit_answer': ({ scores }: { scores: number[] }) => ({
      status: 0,
      own: ownInsight({
        answers: [
          { year: 2026, source: 'experience', scores, answeredOn: '2026-11-22', published: false },
        ],
      }),
    }),
  });
  const groups = screen.getAllByRole('radiogroup');
  expect(groups).toHaveLength(STATEMENTS.length);
  for (const group of groups.slice(1)) {
    await user.click(within(group).getByRole('radio', { name: /^4/ }));
  }
  const send = screen.getByRole('button', { name: 'Skicka svaret' });
  await user.click(send);
  const [first] = groups;
  expect(first).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('link', { name: /Välj ett svar$/ })).toBeVisible();
  await user.click(within(first as HTMLElement).getByRole('radio', { name: /^2/ }));
  await user.click(send);
  expect(await screen.findByText('Tack, ditt svar är sparat')).toBeVisible();
  expect(requestsTo('insights/submit_answer')).toEqual([
    { workplaceId: aWorkplace.id, scores: [2, ...STATEMENTS.slice(1).map(() => 4)] },
  ]);
  expect(screen.getByRole('button', { name: 'Ändra svaret' })).toBeVisible();
});

it('takes a published answer back, and then lets the candidate answer anew', async () => {
  const published = {
    year: 2026,
    source: 'assignment',
    scores: STATEMENTS.map(() => 3),
    answeredOn: '2026-04-01',
    published: true,
  } as const;
  const { user, requestsTo } = await renderPage(AT, {
    'insights/own_answers': {
      status: 0,
      own: ownInsight({
        refusal: 'published',
        answers: [{ ...published, scores: [...published.scores] }],
      }),
    },
    'insights/take_back_answer': { status: 0, own: ownInsight() },
  });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka svaret från 2026' }));
  expect(await screen.findByText('Ditt svar är raderat.')).toBeVisible();
  expect(requestsTo('insights/take_back_answer')).toEqual([
    { workplaceId: aWorkplace.id, year: 2026 },
  ]);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(STATEMENTS.length);
});

it('says why somebody may not answer, and that a lost answer was not saved', async () => {
  const { unmount } = await renderPage(AT, {
    'insights/own_answers': {
      status: 0,
      own: ownInsight({ refusal: 'not_worked_there', source: null }),
    },
  });
  expect(screen.getByRole('link', { name: 'Till mina erfarenheter' })).toBeVisible();
  unmount();
  const { user } = await renderPage(AT, {
    'insights/submit_answer': () => {
      throw new ApiError('unavailable', 'The line is broken.');
    },
  });
  for (const group of screen.getAllByRole('radiogroup')) {
    await user.click(within(group).getByRole('radio', { name: /^5/ }));
  }
  await user.click(screen.getByRole('button', { name: 'Skicka svaret' }));
  expect(await screen.findByText('Svaret kunde inte sparas. Försök igen.')).toBeVisible();
});
