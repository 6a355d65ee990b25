import { ModalStackProvider, useModals } from '@vikari/ui-kit/ModalStack';
import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/intl';
import { AuthModal, type AuthModalPayload } from './AuthModal';

export interface AuthOverlayHostProps extends AuthModalPayload {
  /** Called when it has been closed. */
  onClosed: () => void;
}

function Opener({ onClosed, ...payload }: AuthOverlayHostProps) {
  const modals = useModals();
  const navigate = useNavigate();
  const handleResult = useEffectEvent((next: string | undefined) => {
    onClosed();
    if (next !== undefined) void navigate(next);
  });
  const open = useEffectEvent(() => modals.open(AuthModal, payload, { id: 'auth' }));

  useEffect(() => {
    let gone = false;
    void open().then((next) => {
      if (!gone) handleResult(next);
    });
    return () => {
      gone = true;
    };
  }, []);
  return null;
}

/**
 * Opens the overlay when it has loaded; it is loaded when the pointer or focus reaches the header's
 * buttons.
 */
export function AuthOverlayHost(props: AuthOverlayHostProps) {
  const { t } = useWords();
  return (
    <SnackbarProvider
      labels={{ region: t('auth.messages.region'), close: t('auth.messages.close') }}
    >
      <ModalStackProvider>
        <Opener {...props} />
      </ModalStackProvider>
    </SnackbarProvider>
  );
}
