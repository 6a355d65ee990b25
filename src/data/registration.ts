import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { getRegistration, setSession } from '#domain/api/waysIn';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import type { SessionType } from '#domain/signIn/ways';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** A registration as stored on the server. */
export type KeptRegistration = ResponseOf<typeof getRegistration>;

/** The registration that this browser is filling in. */
export const useRegistration = () => useApi(getRegistration, {});

const isFilled = ([, value]: [string, string | string[] | undefined]) =>
  value !== undefined && value.length > 0;

/**
 * Saves the answers of one page of a registration. When the registration has expired, another is
 * opened with all its answers.
 * @returns its id. Rejects with an `ApiError`.
 */
export async function saveRegistrationStep(
  data: SiteData,
  kept: KeptRegistration,
  step: { type: SessionType; stack: string[]; details: Partial<RegistrationDetails> },
): Promise<string> {
  const { type, stack, details } = step;
  const whole = { ...INITIAL_REGISTRATION, ...kept.registration, ...details };
  const request = { type, stack, key: 'registration' } as const;
  const open = (value: object, sessionID?: string) =>
    data.api.call(setSession, { ...request, value, ...(sessionID !== undefined && { sessionID }) });
  const anew = () => open(Object.fromEntries(Object.entries(whole).filter(isFilled)));

  const { sessionID } =
    kept.sessionID === null
      ? await anew()
      : await open(details, kept.sessionID).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'session_not_found') return anew();
          throw error;
        });
  const now: KeptRegistration = { status: 0, registration: whole, sessionID, type, stack };
  await cacheAnswer(data, keyOf(getRegistration, {}), now);
  return sessionID;
}
