import { emailRegisteredSchema } from '#domain/api/auth.schema';
import { emailRegistered } from '#domain/api/waysIn';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { RegistrationService } from '../identity/registration.service';

/** Calls a minute from one address: enough for a form, too few to try a list of addresses. */
const PER_MINUTE = 20;

/** Part 7's email check: status 0 means already registered. */
export function emailRoutes({ registration }: { registration: RegistrationService }): Route[] {
  return [
    route(
      emailRegistered,
      parser(emailRegisteredSchema),
      async ({ email }, caller) => ({
        status: (await registration.isEmailTaken(email.trim(), caller)) ? 0 : 1,
      }),
      { perMinute: PER_MINUTE },
    ),
  ];
}
