import { Dialog } from '@vikari/ui-kit/Dialog';
import { useWords } from '../../i18n/intl';
import styles from './DocumentsView.module.css';
import type { DocumentDialogProps } from './documentActions';
import { UploadField, type UploadProps } from './UploadField';

export interface ReplaceDialogProps extends DocumentDialogProps {
  uploads: UploadProps;
}

/** Chooses a new file for a document; its upload is shown in the document's card. */
export function ReplaceDialog({ document, uploads, onClose, ...dialog }: ReplaceDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      size="small"
      title={t('documents.replace.title', { name: document.name })}
      closeLabel={t('documents.close')}
    >
      <div className={styles.form}>
        <p>{t('documents.replace.text')}</p>
        <UploadField
          {...uploads}
          uploads={[]}
          type={document.type}
          label={t('documents.replace.label')}
          replaces={document.id}
          onAdded={onClose}
        />
      </div>
    </Dialog>
  );
}
