import { object, string } from 'yup';
import { endpoint } from '#domain/api/endpoint';
import { type AppDeps, buildApp } from '../../app';
import type { Config } from '../../config/config';
import type { CallerReader } from '../../http/api';
import { parser } from '../../http/parse';
import { route } from '../../http/route';
import type { Clock, SteadyClock } from '../../lib/clock';
import { testConfig } from '../../testing/testConfig';
import type { PageRenderer } from '../pageRenderer';

/** Returns the given name, in the caller's language. */
export const greet = endpoint<{ name: string }, { status: 0; text: string }>({
  service: 'portal',
  method: 'GET',
  path: 'greet',
  access: 'public',
});
/** Returns the given name to whoever has its link. */
export const ofLink = { ...greet, path: 'of_link', ofLink: true } as const;
/** Returns the given name with the signed-in caller's id. */
export const secret = { ...greet, path: 'secret', access: 'candidate' } as const;
const parse = parser(object({ name: string().required() }).noUnknown());

/** A night in Stockholm that is still the day before in Greenwich. */
const NIGHT: Clock & SteadyClock = {
  now: () => Date.parse('2026-11-21T23:30:00Z'),
  elapsed: () => 0,
};

/** The differences from a usual server. */
export interface SiteOptions
  extends Partial<Pick<Config, 'pagesPerMinute' | 'logLevel'>>,
    Pick<AppDeps, 'logTo'> {
  clock?: Clock & SteadyClock;
  candidate?: CallerReader['candidate'];
}

const readTestUser: CallerReader['candidate'] = async (cookie) =>
  ['u1', 'u2'].includes(cookie)
    ? { userId: cookie, sessionId: `session of ${cookie}`, shared: false }
    : null;

/**
 * A server whose every page is what `render` makes of the request. The session cookies `u1` and
 * `u2` belong to users of those names.
 */
export function siteWith(render: PageRenderer['render'], options: SiteOptions = {}) {
  const { clock = NIGHT, candidate = readTestUser, logTo, ...config } = options;
  return buildApp({
    config: testConfig(config),
    ...(logTo && { logTo }),
    clock,
    routes: [
      route(greet, parse, async ({ name }, { language }) => ({
        status: 0,
        text: `${name} ${language}`,
      })),
      route(ofLink, parse, async ({ name }) => ({ status: 0, text: name })),
      route(secret, parse, async ({ name }, { userId }) => ({
        status: 0,
        text: `${name} ${userId}`,
      })),
    ],
    readers: {
      candidate,
      employer: async () => null,
    },
    site: {
      renderer: {
        render,
        renderFailure: async ({ kind, language }) =>
          `<html><head></head><body>${kind} ${language}</body></html>`,
      },
      assets: {
        styleTags: '<!--styles-->',
        tagsFor: (modules, language) => `<!--${modules.join()} ${language}-->`,
      },
      clientDir: null,
    },
  });
}

/** A rendered page with that body. */
export const page = (body: string, status = 200) => ({
  status,
  html: `<html><head></head><body>${body}</body></html>`,
  hydration: { trick: '</script><!--' },
  modules: ['a.tsx'],
});
