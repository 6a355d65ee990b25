import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ColorFamily } from '@vikari/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import type { UserDocument } from '#domain/api/documents';
import { documentCardId } from '#domain/candidates/accountPlaces';
import type { DocumentType } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { DocumentRow } from './DocumentRow';
import styles from './DocumentsView.module.css';
import type { OpenDocument } from './documentActions';
import { mayAdd, stateOfType, type TypeState } from './documentNeeds';
import { UploadField, type UploadProps } from './UploadField';
import type { Download } from './useDownload';

const TONE = {
  ready: 'success',
  undated: 'warning',
  expired: 'danger',
  missing: 'warning',
  one_of_two: 'warning',
  covered: 'neutral',
  optional: 'neutral',
} as const satisfies Record<TypeState, ColorFamily>;

export interface TypeCardProps {
  type: DocumentType;
  /** The uploads of all types. */
  documents: readonly UserDocument[];
  today: string;
  /** Null when no file of the type may be uploaded. */
  upload: UploadProps | null;
  onOpen: (open: OpenDocument) => void;
  download: Download;
  children?: ReactNode;
}

/** One of the eight document types: its purpose, its documents, and how to add one. */
export function TypeCard(props: TypeCardProps) {
  const { type, documents, today, upload, onOpen, download, children } = props;
  const { t } = useWords();
  const id = useId();
  const state = stateOfType(type, documents);
  const own = documents.filter((document) => document.type === type);
  const sending = upload?.uploads.some((one) => one.type === type && one.phase !== 'done');
  return (
    <Card
      element="section"
      id={documentCardId(type)}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.type}
    >
      <Stack
        direction="row"
        spacing={2}
        columnSpacing={4}
        alignItems="center"
        justifyContent="space-between"
      >
        <h3 id={id}>{t(`documents.type.${type}`)}</h3>
        <StatusPill tone={TONE[state]}>{t(`documents.state.${state}`)}</StatusPill>
      </Stack>
      <p className={styles.purpose}>{t(`documents.purpose.${type}`)}</p>
      {own.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
        <ul role="list" className={styles.documents}>
          {own.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              today={today}
              onOpen={onOpen}
              download={download}
            />
          ))}
        </ul>
      )}
      {children}
      {upload && (mayAdd(type, documents) || sending) && (
        <UploadField
          {...upload}
          type={type}
          label={t('documents.upload.label', { type: t(`documents.type.${type}`) })}
          replaces={null}
        />
      )}
    </Card>
  );
}
