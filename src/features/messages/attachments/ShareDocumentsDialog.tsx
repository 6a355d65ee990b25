import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { useId } from 'react';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import styles from './attachments.module.css';
import { ShareDocumentsForm, type ShareDocumentsFormProps } from './ShareDocumentsForm';

export interface ShareDocumentsDialogProps
  extends Omit<ShareDocumentsFormProps, 'formId' | 'documents'> {
  open: boolean;
  /** undefined while they are being read. */
  documents: ShareDocumentsFormProps['documents'] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  onClose: () => void;
  onExited: () => void;
}

/** Chooses documents to be shared with a message, and for how long. */
export function ShareDocumentsDialog(props: ShareDocumentsDialogProps) {
  const { open, documents, onRetry, onClose, onExited, ...form } = props;
  const { t } = useWords();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      title={t('chat_documents.title', { employer: form.employer })}
      closeLabel={t('chat_documents.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('chat_documents.cancel')}
          </Button>
          {documents && (
            <Button type="submit" form={formId}>
              {t('chat_documents.submit')}
            </Button>
          )}
        </>
      }
    >
      {!documents && !onRetry && <Spinner label={t('chat_documents.loading')} />}
      <ActionProblem className={styles.announced}>
        {!documents && onRetry && <p>{t('chat_documents.failed')}</p>}
      </ActionProblem>
      {!documents && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('chat_documents.retry')}
        </Button>
      )}
      {documents && <ShareDocumentsForm {...form} formId={formId} documents={documents} />}
    </Dialog>
  );
}
