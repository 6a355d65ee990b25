import { saveUserDetailsSchema } from '#domain/api/users.schema';
import { saveUserDetails } from '#domain/api/v2';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../identity/callers';
import { saveDetails, type UsersDeps } from '../identity/profile.service';

/** What signed-in people change of their own. */
export function userRoutes(deps: UsersDeps): Route[] {
  const { production } = deps;
  return [
    route(
      saveUserDetails,
      parser(saveUserDetailsSchema({ production })),
      async (details, caller) => ({
        status: 0,
        profile: await saveDetails(deps, signedInCaller(caller).userId, details),
      }),
    ),
  ];
}
