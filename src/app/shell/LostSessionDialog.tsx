import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { ModalStackProvider, type StackedModalProps, useModals } from '@vikari/ui-kit/ModalStack';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useWords } from '../../i18n/intl';

/** The user's choice: sign in now, or stay on the page for a while. */
type LostSessionAnswer = 'login' | 'later';

/** Explains over the page that the session has ended. */
function LostSessionModal({ onClose, ...frame }: StackedModalProps<object, LostSessionAnswer>) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      open={frame.open}
      order={frame.order}
      onExited={frame.onExited}
      title={t('session.lost.title')}
      confirmLabel={t('session.lost.login')}
      cancelLabel={t('session.lost.later')}
      onConfirm={() => onClose('login')}
      onClose={() => onClose('later')}
    >
      <p>{t('session.lost.text')}</p>
    </ConfirmDialog>
  );
}

export interface LostSessionDialogProps {
  /** Called when it has been closed and its history entry is gone. */
  onAnswered: (answer: LostSessionAnswer) => void;
}

function Opener({ onAnswered }: LostSessionDialogProps) {
  const modals = useModals();
  const open = useEffectEvent(() => modals.open(LostSessionModal, {}, { id: 'lost-session' }));
  const handleAnswer = useEffectEvent((answer: LostSessionAnswer) => onAnswered(answer));

  useEffect(() => {
    let gone = false;
    void open().then((answer) => {
      if (!gone) handleAnswer(answer ?? 'later');
    });
    return () => {
      gone = true;
    };
  }, []);
  return null;
}

/** Opens when it has loaded; it is loaded when a session has been lost. */
export function LostSessionDialog(props: LostSessionDialogProps): ReactNode {
  return (
    <ModalStackProvider>
      <Opener {...props} />
    </ModalStackProvider>
  );
}
