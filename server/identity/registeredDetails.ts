import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { tidyLine, tidyName } from '#domain/text/tidy';
import { existingPhone } from '../lib/storedPhone';
import type { Queryable } from '../storage/database';
import { changeProfile, type ProfileChange } from './users.repository';

/**
 * Copies a registration's answers, besides those of the one-page form, into the new account. Empty
 * answers are left out, and so is a phone number that does not exist or is of a country that this run does not offer.
 */
export async function saveRegisteredDetails(
  tx: Queryable,
  userId: string,
  details: RegistrationDetails,
  { now, production }: { now: number; production: boolean },
): Promise<void> {
  const { visibility, systems, availableFrom } = details;
  const firstName = tidyName(details.firstName ?? '');
  const lastName = tidyName(details.lastName ?? '');
  const workplace = tidyLine(details.workplace ?? '');
  const phone = existingPhone(details.phone ?? '', { production });
  const change = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
    ...(visibility && { visibility }),
    ...(systems && systems.length > 0 && { systems }),
    ...(availableFrom && { availableFrom }),
    ...(workplace && { workplace }),
  } satisfies ProfileChange;
  if (Object.keys(change).length > 0) await changeProfile(tx, userId, change, now);
}
