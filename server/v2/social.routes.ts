import { nothingSchema } from '#domain/api/session.schema';
import {
  beginSocial,
  disconnectSocial,
  pendingSocial,
  signInOptions,
  socialConnections,
} from '#domain/api/social';
import { beginSocialSchema, disconnectSocialSchema } from '#domain/api/social.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { setBrowserCookie } from '../identity/browserCookies';
import type { Identity } from '../identity/identity';

/** Calls a minute from one address. */
const PER_MINUTE = 60;
/** Seconds: the options change only with the settings. */
const OPTIONS_MAX_AGE = 60;

/** Sign-in at Google and Facebook, and their connections. */
export function socialRoutes({ socialSignIn: service }: Pick<Identity, 'socialSignIn'>): Route[] {
  const limits = { perMinute: PER_MINUTE };
  return [
    route(signInOptions, parser(nothingSchema), async () => ({ status: 0, ...service.options() }), {
      publicMaxAge: OPTIONS_MAX_AGE,
    }),
    route(
      beginSocial,
      parser(beginSocialSchema),
      async (request, caller, reply) => {
        const { authorizeUrl, state, firebase, ...cookie } = await service.begin(request, caller);
        setBrowserCookie(reply, cookie);
        return { status: 0, authorizeUrl, state, firebase };
      },
      limits,
    ),
    route(pendingSocial, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      pending: await service.pending(caller),
    })),
    route(socialConnections, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      ...(await service.connections(caller)),
    })),
    route(
      disconnectSocial,
      parser(disconnectSocialSchema),
      async ({ provider }, caller) => ({
        status: 0,
        results: await service.disconnect(provider, caller),
      }),
      limits,
    ),
  ];
}
