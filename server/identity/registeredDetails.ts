import type { RegistrationDetails } from '#domain/api/v2';
import { tidyName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';
import type { Queryable } from '../storage/database';
import { changeProfile, type ProfileChange } from './users.repository';

/**
 * Puts what a registration gathered besides the form's own fields into the new account: what the
 * person calls themselves, and their phone. A phone of a country that this run does not offer is
 * left out.
 */
export async function saveRegisteredDetails(
  tx: Queryable,
  userId: string,
  { firstName, lastName, phone }: RegistrationDetails,
  { now, production }: { now: number; production: boolean },
): Promise<void> {
  const e164 = phone === undefined ? null : parsePhone(phone, { production })?.e164;
  const change = {
    ...(firstName !== undefined && { firstName: tidyName(firstName) }),
    ...(lastName !== undefined && { lastName: tidyName(lastName) }),
    ...(e164 && { phone: e164 }),
  } satisfies ProfileChange;
  if (Object.keys(change).length > 0) await changeProfile(tx, userId, change, now);
}
