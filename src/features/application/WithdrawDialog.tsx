import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useState } from 'react';
import type { Application } from '#domain/api/portal';
import { UNSHARED_AFTER_DAYS } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { TitleInText } from '../../lib/jobText/TitleInText';

export interface WithdrawDialogProps {
  /** The application to withdraw; null closes the dialog. */
  application: Application | null;
  /** The application that was asked about has ended meanwhile, whatever came of the press. */
  isOver: boolean;
  onClose: () => void;
  /**
   * Withdraws it and closes; false when it was not withdrawn. A rejection is shown in the dialog.
   */
  onConfirm: (application: Application) => Promise<boolean>;
  /** Called with the id when the dialog of an ended application has closed. */
  onExited: (applicationId: string) => void;
}

/** Asks for confirmation before an application is withdrawn or an invitation declined: neither can be undone. */
export function WithdrawDialog({
  application,
  isOver,
  onClose,
  onConfirm,
  onExited,
}: WithdrawDialogProps) {
  const { t } = useWords();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(application);
  if (application && application !== shown) {
    setShown(application);
    setState('asking');
  }
  // An invitation is turned down; everything else is taken back
  const act = shown?.status === 'sent' ? 'decline' : 'withdraw';

  const hasApplied = shown?.history.some(({ status }) => status === 'candidate') ?? false;

  async function handleConfirm() {
    if (!application) return;
    setState('sending');
    try {
      if (await onConfirm(application)) setWithdrawn(application.id);
      setState('asking');
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      open={application !== null}
      destructive
      title={t(`application.${act}.title`)}
      confirmLabel={t(`application.${act}.confirm`)}
      cancelLabel={t(`application.${act}.cancel`)}
      loading={state === 'sending'}
      onConfirm={() => void handleConfirm()}
      onClose={() => {
        setState('asking');
        onClose();
      }}
      onExited={() => {
        const over = withdrawn ?? (isOver && shown?.id);
        if (over) onExited(over);
        setWithdrawn(null);
      }}
    >
      <p>
        {act === 'decline' || !shown ? (
          t('application.decline.text')
        ) : (
          <TitleInText job={shown.job} text={(job) => t('application.withdraw.text', { job })} />
        )}
      </p>
      {act === 'withdraw' && (
        <p>
          {hasApplied
            ? t('application.withdraw.stays', { days: UNSHARED_AFTER_DAYS })
            : t('application.withdraw.stays_interest')}
        </p>
      )}
      <ActionProblem>{state === 'failed' && <p>{t(`application.${act}.failed`)}</p>}</ActionProblem>
    </ConfirmDialog>
  );
}
