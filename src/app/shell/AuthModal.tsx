import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useState } from 'react';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { TIMING } from '#domain/limits';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import { signInPath } from '#domain/signIn/signInPath';
import {
  pageForProblem,
  type SignInProblem,
  type SignInPurpose,
} from '#domain/signIn/signInProblem';
import { AuthOverlay } from '../../features/auth/AuthOverlay';
import type { SocialButtonsProps } from '../../features/auth/SocialButtons';
import { type Departure, methodOf } from '../../features/auth/signInFlow';
import { useAccountCheck } from '../../features/auth/useAccountCheck';
import { useProviders, waitingProvider } from '../../features/auth/useProviders';
import { type OnGo, type SignIn, useSignIn } from '../../features/auth/useSignIn';
import { useSignInReturn } from '../../features/auth/useSignInReturn';
import { useWords } from '../../i18n/intl';
import { HANDHELD } from '../../lib/handheld';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { ReturnFrom } from '../../session/finishBankid';
import { registrationDraft } from '../../session/registrationDraft';
import { useProfile } from '../../session/useProfile';

/** The props that the overlay is opened with. */
export interface AuthModalPayload {
  /** The first tab. */
  first: SignInPurpose;
  /** Where the user returns to: the page under the overlay; null for the default page. */
  targetPath: string | null;
  /** Where the user has returned from, when the overlay opens for a return; otherwise null. */
  returnFrom: ReturnFrom | null;
}

/** The overlay on the modal stack. Its result is the page to go to, if any. */
export function AuthModal(props: StackedModalProps<AuthModalPayload, string>) {
  const { payload, onClose, ...frame } = props;
  const { first, targetPath, returnFrom } = payload;
  const { t } = useWords();
  const show = useSnackbar();
  const profile = useProfile();
  const site = useSite();
  const isKnown = useAccountCheck();
  const providers = useProviders();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  const [tab, setTab] = useState(first);
  // The problem of the return, shown on the tab that solves it
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  function showProblem(found: SignInProblem) {
    setTab(pageForProblem(found, first));
    setProblem(found);
  }
  const handleGo: OnGo = ({ path, passOn }) => {
    if (passOn === null || passOn === 'social_not_registered') return onClose(path);
    showProblem(passOn);
    if (passOn !== 'not_registered') return;
    show(t(`auth.problem.${passOn}.title`), { type: 'error', duration: TIMING.errorToast });
  };
  const login = useSignIn(handleGo);
  const register = useSignIn(handleGo);
  const { flow } = useSignInReturn(returnFrom, { onGo: handleGo, onStopped: showProblem });
  const isFinishing = flow.state === 'returned' && problem === null;
  const problemOn = (way: SignInPurpose) =>
    problem !== null && pageForProblem(problem, first) === way ? problem : null;

  const asLogin = (device: BankidDevice, sharedComputer: boolean): Departure => ({
    device,
    kept: { purpose: 'login', targetPath, sessionID: null, sharedComputer, overlay: tab },
  });

  const socialOf = (flow: SignIn, purpose: SignInPurpose): SocialButtonsProps => ({
    providers,
    pending: waitingProvider(flow.loading),
    busy: flow.loading !== null,
    onChoose: (provider, sharedComputer) =>
      void flow.start(provider, async () => ({
        provider,
        kept: { purpose, targetPath, sessionID: null, sharedComputer, overlay: purpose },
      })),
  });

  function handleStart(email: string, sharedComputer: boolean) {
    void register.start('email', async () => {
      if (await isKnown(email)) return asLogin(usual, sharedComputer);
      registrationDraft.write({ ...(registrationDraft.read() ?? INITIAL_REGISTRATION), email });
      onClose(signInPath('register', { targetPath, sharedComputer }));
      return null;
    });
  }

  return (
    <AuthOverlay
      {...frame}
      finishing={isFinishing ? { firstName: profile?.firstName ?? null } : null}
      tab={tab}
      onTabChange={setTab}
      onClose={() => onClose()}
      login={{
        pending: login.pending,
        wait: login.wait,
        problem: login.problem ?? problemOn('login'),
        targetPath,
        sharedComputer: false,
        social: problem === 'link_requires_bankid' ? undefined : socialOf(login, 'login'),
        onChoose: (device, sharedComputer) =>
          void login.start(methodOf(device), async () => asLogin(device, sharedComputer)),
      }}
      register={{
        problem: register.problem ?? problemOn('register'),
        checking: register.loading === 'email',
        wait: register.wait,
        onStart: handleStart,
        social: socialOf(register, 'register'),
      }}
      demo={isBankidSimulated(site)}
    />
  );
}
