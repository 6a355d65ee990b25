import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import { useState } from 'react';
import type { BankidDevice } from '#domain/api/session';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { AuthOverlay } from '../../features/auth/AuthOverlay';
import { HANDHELD } from '../../features/auth/BankidWays';
import { useAccountCheck } from '../../features/auth/useAccountCheck';
import { useBankidStart } from '../../features/auth/useBankidStart';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { AuthPurpose } from '../../session/authPageState';
import { registrationDraft } from '../../session/registrationDraft';

/** What the overlay is opened with. */
export interface AuthModalPayload {
  /** The tab to begin with. */
  first: AuthPurpose;
  /** Where she comes back to: the page under the overlay; null for the usual place. */
  targetPath: string | null;
}

/** The overlay on the modal stack. Its result is the page to go on to, when there is one. */
export function AuthModal(props: StackedModalProps<AuthModalPayload, string>) {
  const { payload, onClose, ...frame } = props;
  const { first, targetPath } = payload;
  const { demo } = useSite();
  const isKnown = useAccountCheck();
  const login = useBankidStart();
  const register = useBankidStart();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  const [tab, setTab] = useState(first);
  const asLogin = { purpose: 'login', targetPath, sessionID: null } as const;

  function handleStart(email: string) {
    void register.start(usual, async () => {
      if (await isKnown(email)) return asLogin;
      registrationDraft.write({ ...(registrationDraft.read() ?? INITIAL_REGISTRATION), email });
      onClose(paths.register(targetPath ?? undefined));
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
        onChoose: (device) => void login.start(device, async () => asLogin),
      }}
      register={{
        problem: register.problem,
        checking: register.pending !== null,
        onStart: handleStart,
      }}
      demo={demo}
    />
  );
}
