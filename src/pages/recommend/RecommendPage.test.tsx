import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { OwnRecommendation } from '#domain/api/recommendations';
import { aJobDetail } from '../../testing/aJobDetail';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, ErrorBoundary, loader } from './RecommendPage';

const job = aJobDetail();
const linkOf = (made: number) =>
  `https://vikari.example.com/candidate/recommendation?id=${String(made).padStart(43, 'A')}`;
const LINK = linkOf(2);
const own: OwnRecommendation = {
  id: 'r-1',
  job: { id: job.id, slug: job.slug, title: job.title },
  showsName: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
};

async function open(options: { refusal?: ErrorCode; closed?: boolean } = {}) {
  const { refusal, closed = false } = options;
  let made = 1;
  const refuse = () => {
    if (refusal) throw new ApiError(refusal, 'Refused.');
  };
  const { client: api, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'public/job': { status: 0, data: job, jobStatus: closed ? 'closed' : 'open' },
    fetch_recommendations: { status: 0, results: [own] },
    make_recommendation: () => {
      refuse();
      made += 1;
      return { status: 0, link: linkOf(made), recommendation: { ...own, id: `r-${made}` } };
    },
    take_back_recommendation: () => {
      refuse();
      return { status: 0 };
    },
  });
  const path = '/candidate/recommend';
  await renderSite([{ path, Component, loader, ErrorBoundary, HydrateFallback: () => null }], {
    api,
    path: `${path}?job=${job.id}`,
  });
  await screen.findByRole('heading', { level: 1 });
  const sent = (name: string) =>
    asked.filter((call) => call.path === name).map(({ request }) => request);
  return { user: userEvent.setup(), sent };
}

it('makes a link without the name unless it is chosen, shows it once and copies it', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Skapa länk' }));
  const field = await screen.findByRole('textbox', { name: 'Din länk' });
  expect(field).toHaveValue(LINK);
  expect(field).toHaveFocus();
  expect(
    screen.getByText('Länken är skapad. Kopiera den nu, den visas bara en gång.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dina länkar (2)' })).toBeVisible();

  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Kopiera länken' }));
  expect(await screen.findByText('Länken är kopierad.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(LINK);

  await user.click(screen.getByRole('checkbox', { name: /^Visa mitt förnamn: / }));
  await user.click(screen.getByRole('button', { name: 'Skapa länk' }));
  await waitFor(() =>
    expect(sent('make_recommendation')).toEqual([
      { jobId: job.id, showsName: false },
      { jobId: job.id, showsName: true },
    ]),
  );
});

it('takes a link back, says so and leaves the focus at the list', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: /^Ta bort: länken till / }));
  const heading = await screen.findByRole('heading', { name: 'Dina länkar (0)' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(sent('take_back_recommendation')).toEqual([{ id: own.id }]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Länken är borttagen och går inte längre att använda.',
  );
});

it.each([
  ['conflict', /^Du har redan 20 länkar/],
  ['job_unavailable', /går inte längre att söka/],
  ['network_error', /^Det gick inte/],
] as const)('says beside the button why no link was made: %s', async (refusal, text) => {
  const { user } = await open({ refusal });
  const button = screen.getByRole('button', { name: 'Skapa länk' });
  await user.click(button);
  expect(await screen.findByText(text)).toBeVisible();
  expect(button).toHaveFocus();
});

it('says that a closed job cannot be recommended', async () => {
  await open({ closed: true });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Det går inte att tipsa om uppdraget' }),
  ).toBeVisible();
});
