import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { SocialProviderId } from '#domain/signIn/ways';
import { tidied } from '#domain/text/tidied';
import { tidyEmail } from '#domain/text/tidy';
import { useApiClient } from '../../data/SiteDataProvider';
import { type FieldErrors, refusedFields } from '../../lib/forms/fieldErrors';
import { registerBySocial } from '../../session/completeSignIn';
import { mailRegistrationLink, openRegistration } from '../../session/signIn';
import { SignInError, signInStep } from './authProblem';
import type { LinkOutcome } from './SendLink';
import { methodOf } from './signInFlow';
import { useAccountCheck } from './useAccountCheck';
import { useGoOn } from './useGoOn';
import { useSignIn } from './useSignIn';

/**
 * Registering: the address is checked, the registration is opened, and then BankID. A user who
 * already has an account gets a message, and logs in instead (part 8).
 * @param targetPath - where to go afterwards; null for the default page.
 * @param going - the registration that this browser has already begun; null for none.
 */
export function useRegister(targetPath: string | null, going: string | null = null) {
  const api = useApiClient();
  const isKnown = useAccountCheck();
  const { pending, wait, loading, problem, start } = useSignIn(useGoOn());

  async function register(
    values: RegistrationDetails,
    device: BankidDevice,
    sharedComputer: boolean,
  ): Promise<FieldErrors<RegistrationDetails>> {
    let refused: FieldErrors<RegistrationDetails> = {};
    await start(methodOf(device), async () => {
      const details = { ...values, email: tidyEmail(values.email) };
      const back = { targetPath, sharedComputer };
      if (await isKnown(details.email)) {
        return { device, kept: { ...back, purpose: 'login', sessionID: null } };
      }
      try {
        const sessionID = await signInStep('register', openRegistration(api, details, going));
        return { device, kept: { ...back, purpose: 'register', sessionID } };
      } catch (error) {
        refused = error instanceof SignInError ? refusedFields(error.cause, values) : {};
        // The errors at the fields need no problem text above them.
        if (Object.keys(refused).length === 0) throw error;
        return null;
      }
    });
    return refused;
  }

  /** Goes to a provider; with a complete registration the account is created on the return. */
  function registerAt(
    provider: SocialProviderId,
    values: RegistrationDetails,
    sharedComputer: boolean,
  ): Promise<void> {
    return start(provider, async () => {
      const isWhole = registrationSchema.isValidSync(tidied(registrationSchema, values), {
        strict: true,
      });
      const sessionID = isWhole
        ? await signInStep('register', openRegistration(api, values, going))
        : null;
      return { provider, kept: { purpose: 'register', targetPath, sessionID, sharedComputer } };
    });
  }

  /** Creates the account of a user whom a provider has verified. */
  async function registerVouched(
    provider: SocialProviderId,
    values: RegistrationDetails,
  ): Promise<FieldErrors<RegistrationDetails>> {
    let refused: FieldErrors<RegistrationDetails> = {};
    await start(provider, async () => {
      const { firstName = '', lastName = '', ...rest } = values;
      const details = { ...rest, email: tidyEmail(rest.email), firstName, lastName };
      try {
        await signInStep('register', registerBySocial(api, details, targetPath));
      } catch (error) {
        refused = error instanceof SignInError ? refusedFields(error.cause, values) : {};
        if (Object.keys(refused).length === 0) throw error;
      }
      return null;
    });
    return refused;
  }

  /** Mails the user a link for continuing on another device. */
  async function sendLink(values: RegistrationDetails): Promise<LinkOutcome> {
    const email = tidyEmail(values.email);
    if (!registrationSchema.pick(['email']).isValidSync({ email })) return 'needs_email';
    try {
      await mailRegistrationLink(api, { ...values, email });
      return 'sent';
    } catch {
      return 'failed';
    }
  }

  return { pending, wait, loading, sendLink, problem, register, registerAt, registerVouched };
}
