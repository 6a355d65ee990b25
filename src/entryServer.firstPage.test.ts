import { expect, it } from 'vitest';
import { fetchChats } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import type { ApiClient } from './data/apiClient';
import { render } from './entryServer';
import { aProfile } from './testing/aProfile';

const SITE = { publicUrl: 'http://vikari.test', today: '2026-11-21', demo: true };

/** Services that know who is signed in, that they have no messages, and nothing else. */
function servicesOf(me: unknown): ApiClient {
  const answers: Record<string, unknown> = {
    [getMe.path]: me,
    [fetchChats.path]: { status: 0, results: [], nextPageToken: null, unread: 0 },
  };
  return {
    async call({ path }) {
      const answer = answers[path];
      if (answer === undefined) throw new ApiError('unavailable', 'Nothing else is read.');
      return answer as never;
    },
  };
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

// These run without a window, as on a server. Their modules must not have rendered the page before.
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

it('leaves no part of the messages for the browser to render again', async () => {
  const page = await render({
    url: 'http://vikari.test/messages',
    language: 'sv',
    api: servicesOf({ status: 0, profile: aProfile({}), sharedComputer: false }),
    site: SITE,
  });
  if (!('html' in page)) throw new Error('The page redirects.');
  expect(page.html).toContain('<title>Meddelanden');
  // What React writes for a boundary that it could not finish
  expect(page.html).not.toContain('<!--$!-->');
});
