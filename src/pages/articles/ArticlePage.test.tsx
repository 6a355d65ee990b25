import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { someJobs } from '../../features/job-search/testing/jobs';
import { anArticle } from '../../testing/anArticle';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, ErrorBoundary, loader } from './ArticlePage';

async function openArticle(path: string, services: Answers = {}) {
  const { client, asked } = fakeServices({
    'blog-item': { status: 0, data: anArticle() },
    'public/jobs/filter': { status: 0, results: someJobs(3), nextPageToken: null, total: 3 },
    ...services,
  });
  const page = { loader, Component, ErrorBoundary, HydrateFallback: () => null };
  const site = await renderSite(
    [
      { path: '/bemanning/:slug', ...page },
      { path: '/:slug', ...page },
    ],
    { api: client, path },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...site, asked, user: userEvent.setup() };
}

afterEach(() => vi.restoreAllMocks());

describe('an article', () => {
  it('has its text, contents, dates, sources, related texts and jobs', async () => {
    await openArticle('/karens');
    const text = screen.getByRole('article', { name: 'Om karens' });
    expect(within(text).getByRole('heading', { name: 'Så räknas den' })).toBeVisible();
    expect(within(text).getByRole('region', { name: 'Tabell' })).toHaveAttribute('tabindex', '0');
    const contents = screen.getByRole('navigation', { name: 'Innehåll' });
    expect(within(contents).getByText('Efter karensen')).toHaveAttribute('href', '#avsnitt-efter');
    expect(screen.getByText(/4 minuters läsning/, { selector: 'header span' })).toBeVisible();
    expect(screen.getByText('1 november 2026')).toHaveAttribute('datetime', '2026-11-01');
    expect(screen.getByRole('link', { name: 'Avtalet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Om natt' })).toHaveAttribute(
      'href',
      '/bemanning/natt',
    );
    expect(screen.getByRole('link', { name: 'Jobb 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fler uppdrag som passar' })).toHaveAttribute(
      'href',
      '/jobs?roles=sjukskoterska',
    );
  });

  it('is described to those who share it, and to search engines', async () => {
    await openArticle('/karens');
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('og:image')).toBe('https://vikari.example.com/share/articles-karens.sv.png');
    expect(meta('og:type')).toBe('article');
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    expect(things).toMatchObject([
      { '@type': 'Article', dateModified: '2026-11-18', url: 'https://vikari.example.com/karens' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Om karens' }] },
    ]);
    expect(document.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/artiklar.atom',
    );
  });

  it.each([
    ['/karens', ['articles']],
    ['/jour', ['articles', 'salaries']],
    ['/bemanning/karens', ['staffing']],
  ])('at %s is looked for among %j', async (path, types) => {
    const own = types.at(-1);
    const { asked } = await openArticle(path, {
      'blog-item': (request) => {
        if (Object(request).type !== own) throw new ApiError('not_found', 'None.');
        return { status: 0, data: anArticle({ type: own as 'articles' }) };
      },
    });
    const requests = asked.filter((one) => one.path === 'blog-item');
    expect(requests.map(({ request }) => Object(request).type)).toEqual(types);
  });

  it('is shown when the jobs beside it could not be read', async () => {
    await openArticle('/karens', { 'public/jobs/filter': new ApiError('unavailable', 'Gone.') });
    expect(screen.getByRole('article', { name: 'Om karens' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alla lediga uppdrag' })).toBeVisible();
  });

  it('that does not exist is the page that is not found', async () => {
    await openArticle('/finns-inte', { 'blog-item': new ApiError('not_found', 'None.') });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sidan finns inte');
  });

  it('is shared by its link where the device has no sheet of its own', async () => {
    const { user } = await openArticle('/karens');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Dela' }));
    // Shown, and announced
    expect(await screen.findAllByText('Länken är kopierad')).not.toEqual([]);
    expect(copied).toHaveBeenCalledExactlyOnceWith('https://vikari.example.com/karens');
  });
});
