import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SimilarReason } from '#domain/jobs/similarReason';
import type { Language } from '#domain/language';
import { aJobSummary } from '../../../testing/anApplication';
import { renderSite } from '../../../testing/renderSite';
import { SimilarJobs } from './SimilarJobs';

it.each<[Language, SimilarReason[], string]>([
  [
    'sv',
    [{ kind: 'same_profession' }, { kind: 'distance', km: 40 }],
    'Samma yrke, ungefär 40 km bort',
  ],
  [
    'sv',
    [{ kind: 'higher_rate', kronor: 60, exact: true }, { kind: 'same_weeks' }],
    '60 kr mer i timmen, samma veckor',
  ],
  [
    'en',
    [
      { kind: 'higher_rate', kronor: 60, exact: false },
      { kind: 'shared_weeks', weeks: 1 },
      { kind: 'same_field', name: { sv: 'Förlossning', en: 'Maternity care' } },
    ],
    'At least SEK 60 more an hour, 1 week in common, same field of work: Maternity care',
  ],
])('says in %s why a job is there: %j', async (language, reasons, text) => {
  const job = { ...aJobSummary({ id: 'b', title: 'Ett till' }), reasons };
  await renderSite(<SimilarJobs jobId="a" jobs={[job]} today="2026-11-21" />, { language });
  expect(screen.getByText(text)).toBeVisible();
  const compare = screen.getByRole('link', { name: /^(Jämför med|Compare with) Ett till/ });
  expect(compare).toHaveAttribute('href', '/jamfor?jobs=a,b');
});

it.each<[Language, string, string]>([
  ['sv', 'Likadan annons', 'Publicerad 2 mars 2026, stänger 12 apr. 2026'],
  ['en', 'Identical ad', 'Posted 2 Mar 2026, closes 12 Apr 2026'],
])('leads in %s to the same ad, published at another time', async (language, heading, text) => {
  const twins = [
    { slug: 'optiker--jt-2', publishedAt: '2026-03-01T23:30:00.000Z', closesOn: '2026-04-12' },
  ];
  await renderSite(<SimilarJobs jobId="a" jobs={[]} twins={twins} today="2026-11-21" />, {
    language,
  });
  expect(screen.getByRole('region', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/jobb/optiker--jt-2');
});
