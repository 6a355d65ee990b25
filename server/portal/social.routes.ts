import { socialAuth, socialRegister } from '#domain/api/social';
import { socialAuthSchema, socialRegisterSchema } from '#domain/api/social.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Identity } from '../identity/identity';

/** Calls a minute from one address: each needs a new authorization request. */
const PER_MINUTE = 60;

/** Part 7's finalising of a social sign-in, and registering with it. */
export function portalSocialRoutes({ socialSignIn }: Pick<Identity, 'socialSignIn'>): Route[] {
  const limits = { perMinute: PER_MINUTE };
  return [
    route(
      socialAuth,
      parser(socialAuthSchema),
      async (request, caller) => ({ status: 0, ...(await socialSignIn.accept(request, caller)) }),
      limits,
    ),
    route(
      socialRegister,
      parser(socialRegisterSchema),
      async (request, caller) => ({ status: 0, ...(await socialSignIn.register(request, caller)) }),
      limits,
    ),
  ];
}
