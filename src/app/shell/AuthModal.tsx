import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import { useState } from 'react';
import type { BankidDevice } from '#domain/api/session';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { type SignInPurpose, signInPath } from '#domain/signInProblem';
import { AuthOverlay } from '../../features/auth/AuthOverlay';
import type { SocialWaysProps } from '../../features/auth/SocialWays';
import { type Departure, methodOf } from '../../features/auth/signInFlow';
import { useAccountCheck } from '../../features/auth/useAccountCheck';
import { useProviders, waitingProvider } from '../../features/auth/useProviders';
import { type SignIn, useSignIn } from '../../features/auth/useSignIn';
import { HANDHELD } from '../../lib/handheld';
import { useSite } from '../../lib/site/SiteContext';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { registrationDraft } from '../../session/registrationDraft';

/** The props that the overlay is opened with. */
export interface AuthModalPayload {
  /** The first tab. */
  first: SignInPurpose;
  /** Where the user returns to: the page under the overlay; null for the default page. */
  targetPath: string | null;
}

/** The overlay on the modal stack. Its result is the page to go to, if any. */
export function AuthModal(props: StackedModalProps<AuthModalPayload, string>) {
  const { payload, onClose, ...frame } = props;
  const { first, targetPath } = payload;
  const { demo } = useSite();
  const isKnown = useAccountCheck();
  const providers = useProviders();
  const login = useSignIn();
  const register = useSignIn();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  const [tab, setTab] = useState(first);
  const asLogin = (device: BankidDevice, sharedComputer: boolean): Departure => ({
    device,
    kept: { purpose: 'login', targetPath, sessionID: null, sharedComputer, overlay: tab },
  });

  const socialOf = (flow: SignIn, purpose: SignInPurpose): SocialWaysProps => ({
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
      tab={tab}
      onTabChange={setTab}
      onClose={() => onClose()}
      login={{
        pending: login.pending,
        problem: login.problem,
        targetPath,
        sharedComputer: false,
        social: socialOf(login, 'login'),
        onChoose: (device, sharedComputer) =>
          void login.start(methodOf(device), async () => asLogin(device, sharedComputer)),
      }}
      register={{
        problem: register.problem,
        checking: register.loading === 'email',
        onStart: handleStart,
        social: socialOf(register, 'register'),
      }}
      demo={demo}
    />
  );
}
