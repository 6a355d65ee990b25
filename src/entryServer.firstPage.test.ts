import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import type { ApiClient } from './data/apiClient';
import { render } from './entryServer';
import { aProfile } from './testing/aProfile';

const SITE = { publicUrl: 'http://vikari.test', today: '2026-11-21', demo: true };

/** Services that know who is signed in, and nothing else. */
function servicesOf(me: unknown): ApiClient {
  return {
    call: (asked) =>
      asked.path === getMe.path
        ? Promise.resolve(me as never)
        : Promise.reject(new ApiError('unavailable', 'Nothing else is read.')),
  };
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

// Runs without a window, as a server does. Its modules must not have rendered the page before.
it('renders the whole form that connects a BankID, also as the first page of a process', async () => {
  const page = await render({
    url: 'http://vikari.test/account?page=verify-bankid&target_path=%2Fjobs',
    language: 'sv',
    api: servicesOf({
      status: 0,
      profile: aProfile({ bankIdVerified: false }),
      sharedComputer: false,
    }),
    site: SITE,
  });
  if (!('html' in page)) throw new Error('The page redirects.');
  expect(page.html).toContain('<title>Koppla ditt BankID');
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(page.html) ?? [];
  expect(form).toContain('method="post"');
  expect(textOf(form)).toContain('BankID på den här enheten');
  const [notNow = ''] = /<a href="\/jobs"[\s\S]*?<\/a>/.exec(page.html) ?? [];
  expect(textOf(notNow)).toBe('Inte nu');
});
