import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import type { Language } from '#domain/language';
import type { ApiClient } from './data/apiClient';
import { render, renderFailure } from './entryServer';

const SITE = { publicUrl: 'http://vikari.test', today: '2026-11-21', demo: true };

/** Parses a document as a browser without scripts does. */
function show(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  document.body.innerHTML = body.innerHTML;
}

describe('the page shown when none could be made', () => {
  it.each<[Language, 'unavailable' | 'lists_loading' | 'rate_limited' | 'broken', string, string]>([
    ['sv', 'unavailable', 'Sidan går inte att visa just nu', 'Försök igen'],
    ['en', 'unavailable', 'This page cannot be shown right now', 'Try again'],
    ['sv', 'lists_loading', 'Listan läses in', 'Försök igen'],
    ['en', 'lists_loading', 'The list is loading', 'Try again'],
    ['sv', 'rate_limited', 'För många sidor på kort tid', 'Försök igen'],
    ['en', 'rate_limited', 'Too many pages in a short time', 'Try again'],
    ['sv', 'broken', 'Något gick fel', 'Försök igen'],
    ['en', 'broken', 'Something went wrong', 'Try again'],
  ])(
    'in %s says %s, and offers ways on that need no script',
    async (language, kind, title, retry) => {
      const html = await renderFailure({ kind, language, site: SITE });
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>${title} | `);
      const scripts = kind === 'lists_loading' ? ['<script async="" src="/listsToCome.js">'] : [];
      expect(html.match(/<script[^>]*>/gu) ?? []).toEqual(scripts);
      show(html);
      // Said by the script that makes it true
      expect(screen.queryByText(/kommer automatiskt|comes automatically/)?.hidden).toBe(
        kind === 'lists_loading' ? true : undefined,
      );
      const main = screen.getByRole('main');
      expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent(title);
      // The same address again
      expect(within(main).getByText(retry).closest('a')).toHaveAttribute('href', '');
      const banner = screen.getByRole('banner');
      expect(within(banner).getByRole('link', { name: 'Svenska' })).toHaveAttribute(
        'href',
        '?lang=sv',
      );
      expect(within(banner).getByRole('link', { name: 'English' })).toHaveAttribute(
        'href',
        '?lang=en',
      );
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      // The session is not known here
      expect(screen.queryByText(/Logga in$|Log in$/)).not.toBeInTheDocument();
      // Nothing here needs a script
      expect(within(main).queryByRole('button')).not.toBeInTheDocument();
      expect(within(banner).queryByRole('button')).not.toBeInTheDocument();
    },
  );
});

describe('a page whose data could not be read', () => {
  const answering = (error: Error): ApiClient => ({ call: () => Promise.reject(error) });
  const open = (error: Error) =>
    render({ url: 'http://vikari.test/', language: 'sv', api: answering(error), site: SITE });

  it('passes the thrown error to the server, and none of it to the browser', async () => {
    const error = new Error('connect ECONNREFUSED 10.0.0.5:5432');
    const page = await open(error);
    expect(page).toMatchObject({ status: 500, failure: error });
    expect(JSON.stringify(page)).not.toContain('10.0.0.5');
  });

  it("has the status of the service's error", async () => {
    expect(await open(new ApiError('unavailable', 'The database is gone.'))).toMatchObject({
      status: 503,
    });
  });

  it('throws what was thrown where the error boundary of the page shows other errors only', async () => {
    const error = new Error('connect ECONNREFUSED 10.0.0.5:5432');
    const visitor = { status: 0, profile: null, sharedComputer: false };
    const api: ApiClient = {
      call: (asked) =>
        // As a visitor's page is rendered while the database is down
        asked.path === getMe.path ? Promise.resolve(visitor as never) : Promise.reject(error),
    };
    const page = { url: 'http://vikari.test/jobb/a-job', language: 'sv', api, site: SITE } as const;
    await expect(render(page)).rejects.toBe(error);
  });
});
