import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useNavigate } from 'react-router-dom';
import { afterSignIn } from '#domain/afterSignIn';
import type { BankidPurpose } from '#domain/api/session';
import { TIMING } from '#domain/limits';
import { signInPath } from '#domain/signInPath';
import { verifyBankidPath } from '#domain/verifyBankid';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import type { ReturnFrom } from '../../session/finishBankid';
import type { OverlayReturn } from '../../session/overlayReturn';
import { useProfile } from '../../session/useProfile';
import type { AuthPassedOn } from './authProblem';
import { BankidReturnView } from './BankidReturnView';
import { shownOf, triedAgainWith } from './signInFlow';
import { useSignInReturn } from './useSignInReturn';

/** The return from BankID or a provider: finishes it, goes on, or says what stopped it. */
export function SignInReturn({ from }: { from: ReturnFrom }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const show = useSnackbar();
  const profile = useProfile();
  const { flow, purpose: leftFor } = useSignInReturn(from, {
    onGo({ path, passOn }) {
      if (passOn !== 'not_registered') return void navigate(path, { replace: true });
      show(t(`auth.problem.${passOn}.title`), { type: 'error', duration: TIMING.errorToast });
      const state = { authProblem: passOn } satisfies AuthPassedOn;
      void navigate(path, { replace: true, state });
    },
    onOverlay({ overlay = 'login', targetPath }) {
      const state = { overlayReturn: { tab: overlay, from } } satisfies OverlayReturn;
      void navigate(targetPath ?? paths.home(), { replace: true, state });
    },
  });

  const { purpose, targetPath, sharedComputer } = triedAgainWith(flow);
  const again = { targetPath, sharedComputer };
  return (
    <>
      <PageHead title={t('auth.return.title')} noIndex />
      <BankidReturnView
        purpose={leftFor ?? purpose}
        problem={shownOf(flow).problem}
        firstName={profile?.firstName ?? null}
        hrefs={{ login: signInPath('login', again), register: signInPath('register', again) }}
        back={backFrom(purpose, targetPath ?? null)}
        linkComponent={RouterLink}
      />
    </>
  );
}

/** The page that a signed-in person had left for BankID. */
const backFrom = (purpose: BankidPurpose, targetPath: string | null): string =>
  purpose === 'connect' ? verifyBankidPath({ targetPath }) : afterSignIn(targetPath);
