import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterSignIn } from '#domain/afterSignIn';
import { TIMING } from '#domain/limits';
import { type SignInProblem, signInPath, signInProblemOf } from '#domain/signInProblem';
import { useSiteData } from '../../data/SiteDataProvider';
import type { AuthPassedOn } from '../../features/auth/authProblem';
import { BankidReturnView } from '../../features/auth/BankidReturnView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import type { AuthPageState } from '../../session/authPageState';
import { type BankidOutcome, finishBankid } from '../../session/finishBankid';
import { useProfile } from '../../session/useProfile';

/** The problem of a sign-in, and the values for another attempt. */
interface Stopped {
  problem: SignInProblem;
  state: AuthPageState;
}

/** The return from the BankID broker. */
export function Component() {
  const { t } = useWords();
  const data = useSiteData();
  const navigate = useNavigate();
  const show = useSnackbar();
  const profile = useProfile();
  const [stopped, setStopped] = useState<Stopped | null>(null);

  const handleOutcome = useEffectEvent((outcome: BankidOutcome) => {
    if (outcome.kind === 'signed_in') {
      return navigate(afterSignIn(outcome.targetPath), { replace: true });
    }
    if (outcome.kind === 'nothing') return navigate(paths.login(), { replace: true });
    const { state } = outcome;
    const problem = signInProblemOf(outcome.code, state.purpose);
    if (problem !== 'not_registered') return setStopped({ problem, state });
    show(t('auth.problem.not_registered.title'), { type: 'error', duration: TIMING.errorToast });
    const passedOn = { authProblem: problem } satisfies AuthPassedOn;
    return navigate(signInPath('register', state), { replace: true, state: passedOn });
  });

  useEffect(() => {
    let gone = false;
    void finishBankid(data).then((outcome) => {
      if (!gone) void handleOutcome(outcome);
    });
    return () => {
      gone = true;
    };
  }, [data]);

  const { targetPath, sharedComputer } = stopped?.state ?? {};
  const again = { targetPath, sharedComputer };
  return (
    <>
      <PageHead title={t('auth.return.title')} noIndex />
      <BankidReturnView
        purpose={stopped?.state.purpose ?? 'login'}
        problem={stopped?.problem ?? null}
        firstName={profile?.firstName ?? null}
        hrefs={{ login: signInPath('login', again), register: signInPath('register', again) }}
        linkComponent={RouterLink}
      />
    </>
  );
}
