import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterSignIn } from '#domain/afterSignIn';
import { TIMING } from '#domain/limits';
import { PageHead } from '../../app/PageHead';
import { useApiClient } from '../../data/ApiClientContext';
import {
  type AuthPassedOn,
  type AuthProblem,
  authProblemOf,
} from '../../features/auth/authProblem';
import { BankidReturnView } from '../../features/auth/BankidReturnView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import type { AuthPurpose } from '../../session/authPageState';
import { type BankidOutcome, finishBankid } from '../../session/finishBankid';
import { useProfile } from '../../session/useProfile';

/** What stopped her, and what she tries again with. */
interface Stopped {
  problem: AuthProblem;
  purpose: AuthPurpose;
  targetPath: string | null;
}

/** The return from the BankID broker. */
export function Component() {
  const { t } = useWords();
  const api = useApiClient();
  const navigate = useNavigate();
  const show = useSnackbar();
  const profile = useProfile();
  const [stopped, setStopped] = useState<Stopped | null>(null);

  const handleOutcome = useEffectEvent((outcome: BankidOutcome) => {
    if (outcome.kind === 'signed_in') {
      return navigate(afterSignIn(outcome.targetPath), { replace: true });
    }
    if (outcome.kind === 'nothing') return navigate(paths.login(), { replace: true });
    const { purpose, targetPath } = outcome.state;
    const problem = authProblemOf(outcome.code, purpose);
    if (problem !== 'not_registered') return setStopped({ problem, purpose, targetPath });
    show(t('auth.problem.not_registered.title'), { type: 'error', duration: TIMING.errorToast });
    const state = { authProblem: problem } satisfies AuthPassedOn;
    return navigate(paths.register(targetPath ?? undefined), { replace: true, state });
  });

  useEffect(() => {
    let gone = false;
    void finishBankid(api).then((outcome) => {
      if (!gone) void handleOutcome(outcome);
    });
    return () => {
      gone = true;
    };
  }, [api]);

  const target = stopped?.targetPath ?? undefined;
  return (
    <>
      <PageHead title={t('auth.return.title')} noIndex />
      <BankidReturnView
        purpose={stopped?.purpose ?? 'login'}
        problem={stopped?.problem ?? null}
        firstName={profile?.firstName ?? null}
        hrefs={{ login: paths.login(target), register: paths.register(target) }}
        linkComponent={RouterLink}
      />
    </>
  );
}
