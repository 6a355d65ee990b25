import { nothingSchema } from '#domain/api/session.schema';
import { resendConfirmation, saveUserDetails } from '#domain/api/users';
import { saveUserDetailsSchema } from '#domain/api/users.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { EmailChangeService } from '../identity/emailChange.service';
import type { ProfileService } from '../identity/profile.service';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address. */
const RESENT_PER_MINUTE = 10;

/** The endpoints by which signed-in users change their own data. */
export function userRoutes({
  profile,
  emailChange,
  production,
}: {
  profile: ProfileService;
  emailChange: Pick<EmailChangeService, 'askAgain'>;
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
    route(
      resendConfirmation,
      parser(nothingSchema),
      async (_request, caller) => {
        await emailChange.askAgain(signedInCaller(caller).userId);
        return { status: 0 };
      },
      { perMinute: RESENT_PER_MINUTE },
    ),
  ];
}
