import { useNavigate } from 'react-router-dom';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import { signInPath } from '#domain/signIn/signInPath';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import type { ReturnFrom } from '../../session/finishBankid';
import type { OverlayReturn } from '../../session/overlayReturn';
import { useProfile } from '../../session/useProfile';
import { BankidReturnView, WindowDone } from './BankidReturnView';
import { retryOptions, shownOf } from './signInFlow';
import { useGoOn } from './useGoOn';
import { useSignInReturn } from './useSignInReturn';

/**
 * The return from BankID or a provider: processes the answer, and continues or shows the problem.
 */
export function SignInReturn({ from }: { from: ReturnFrom }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const profile = useProfile();
  const {
    flow,
    purpose: leftFor,
    continued,
  } = useSignInReturn(from, {
    onGo: useGoOn(),
    onOverlay({ overlay = 'login', targetPath }) {
      const state = { overlayReturn: { tab: overlay, from } } satisfies OverlayReturn;
      void navigate(targetPath ?? paths.home(), { replace: true, state });
    },
  });

  if (continued) return <WindowDone />;

  const { purpose, targetPath, sharedComputer } = retryOptions(flow);
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

/** The page from which a signed-in user went to BankID. */
const backFrom = (purpose: BankidPurpose, targetPath: string | null): string =>
  purpose === 'connect' ? verifyBankidPath({ targetPath }) : afterSignIn(targetPath);
