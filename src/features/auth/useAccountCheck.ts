import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { TIMING } from '#domain/limits';
import { useApiClient } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { wait } from '../../lib/wait';
import { hasAccount } from '../../session/signIn';
import { signInStep } from './authProblem';

/**
 * Checks whether an address has an account. If it has, the user gets a message before this resolves, and
 * logs in instead (part 8).
 */
export function useAccountCheck(): (email: string) => Promise<boolean> {
  const api = useApiClient();
  const { t } = useWords();
  const show = useSnackbar();

  return async (email) => {
    const known = await signInStep('check', hasAccount(api, email));
    if (known) {
      show(t('already_have_account.title'), {
        type: 'success',
        duration: TIMING.alreadyRegisteredToast,
      });
      await wait(TIMING.alreadyRegisteredToast);
    }
    return known;
  };
}
