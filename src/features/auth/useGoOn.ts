import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useNavigate } from 'react-router-dom';
import { TIMING } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import type { AuthPassedOn } from './authProblem';
import type { OnGo } from './useSignIn';

/**
 * Navigates to the target of a sign-in. For a BankID without an account a toast is shown, too (part
 * 8).
 */
export function useGoOn(): OnGo {
  const { t } = useWords();
  const navigate = useNavigate();
  const show = useSnackbar();
  return ({ path, passOn }) => {
    if (passOn !== 'not_registered') return void navigate(path, { replace: true });
    show(t(`auth.problem.${passOn}.title`), { type: 'error', duration: TIMING.errorToast });
    const state = { authProblem: passOn } satisfies AuthPassedOn;
    void navigate(path, { replace: true, state });
  };
}
