import { saveUserDetailsSchema } from '#domain/api/users.schema';
import { saveUserDetails } from '#domain/api/v2';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { ProfileService } from '../identity/profile.service';
import { signedInCaller } from '../policy/caller';

/** The endpoints by which signed-in users change their own data. */
export function userRoutes({
  profile,
  production,
}: {
  profile: ProfileService;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}): Route[] {
  return [
    route(
      saveUserDetails,
      parser(saveUserDetailsSchema({ production })),
      async (details, caller) => ({
        status: 0,
        profile: await profile.save(signedInCaller(caller), details),
      }),
    ),
  ];
}
