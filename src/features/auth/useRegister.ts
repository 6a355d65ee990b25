import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import type { BankidDevice } from '#domain/api/session';
import type { RegistrationDetails } from '#domain/api/v2';
import { TIMING } from '#domain/limits';
import { useApiClient } from '../../data/ApiClientContext';
import { useWords } from '../../i18n/intl';
import { type FieldErrors, refusedFields } from '../../lib/forms/fieldErrors';
import { wait } from '../../lib/wait';
import { hasAccount, openRegistration } from '../../session/signIn';
import { type AuthProblem, AuthStop, during } from './authProblem';
import { useBankidStart } from './useBankidStart';

/**
 * Registering: the address is checked, the registration opened, and she leaves for BankID. Whoever
 * has an account already is told so and logs in instead (part 8).
 *
 * @param targetPath - where to go afterwards; null for the usual place.
 * @param first - a problem to be told from the start.
 */
export function useRegister(targetPath: string | null, first: AuthProblem | null) {
  const api = useApiClient();
  const { t } = useWords();
  const show = useSnackbar();
  const { pending, problem, start } = useBankidStart(first);

  async function register(
    values: RegistrationDetails,
    device: BankidDevice,
  ): Promise<FieldErrors<RegistrationDetails>> {
    let refused: FieldErrors<RegistrationDetails> = {};
    await start(device, async () => {
      const details = { ...values, email: values.email.trim() };
      if (await during('check', hasAccount(api, details.email))) {
        show(t('already_have_account.title'), {
          type: 'success',
          duration: TIMING.alreadyRegisteredToast,
        });
        await wait(TIMING.alreadyRegisteredToast);
        return { purpose: 'login', targetPath, sessionID: null };
      }
      try {
        const sessionID = await during('register', openRegistration(api, details));
        return { purpose: 'register', targetPath, sessionID };
      } catch (error) {
        refused = error instanceof AuthStop ? refusedFields(error.cause, values) : {};
        // What the fields say needs no words above them.
        if (Object.keys(refused).length === 0) throw error;
        return null;
      }
    });
    return refused;
  }

  return { pending, problem, register };
}
