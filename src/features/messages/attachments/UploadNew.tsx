import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/candidates/documents';
import { useWords } from '../../../i18n/intl';
import styles from './attachments.module.css';

export interface UploadNewProps {
  /** Shown at once, and not by a press: there is nothing to choose from. */
  startsOpen: boolean;
  /** Whether a criminal record may be uploaded. */
  criminalRecords: boolean;
  /** The field by which a document of a type is uploaded. */
  uploadField: (type: DocumentType) => ReactNode;
}

/** A document that the candidate does not have here yet: its type, and its file. */
export function UploadNew({ startsOpen, criminalRecords, uploadField }: UploadNewProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState(startsOpen);
  const first = useRef<HTMLSelectElement>(null);
  const [type, setType] = useState<DocumentType>('other');
  const types = DOCUMENT_TYPES.filter((one) => criminalRecords || one !== 'criminal_record');
  useEffect(() => {
    // The pressed button has been removed
    if (opened && !startsOpen) first.current?.focus();
  }, [opened, startsOpen]);
  if (!opened) {
    return (
      <div>
        <Button
          variant="secondary"
          size="small"
          startIcon={<Icon name="plus" size="small" />}
          onClick={() => setOpened(true)}
        >
          {t('chat_documents.new')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.upload}>
      <legend>{t('chat_documents.new')}</legend>
      <SelectField
        ref={first}
        label={t('chat_documents.new.type')}
        hint={t('chat_documents.new.hint')}
        groups={[
          {
            label: '',
            options: types.map((id) => ({ id, label: t(`documents.type.${id}`) })),
          },
        ]}
        value={type}
        onValueChange={(next) => setType(types.find((one) => one === next) ?? 'other')}
      />
      {uploadField(type)}
    </fieldset>
  );
}
