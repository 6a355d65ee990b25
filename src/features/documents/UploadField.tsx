import { FileDrop, type FileEntry } from '@vikari/ui-kit/FileDrop';
import { useState } from 'react';
import { type DocumentType, kindsFor, MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import type { UploadStore } from '../../data/uploads/uploadStore';
import type { Upload } from '../../data/uploads/uploads.reducer';
import { useWords, type Words } from '../../i18n/intl';
import { wrongKind } from '../../lib/files/wrongKind';
import { keepTrying } from '../../lib/keepTrying';
import { problemText } from './problemText';

/** The page's uploads, of all types. */
export interface UploadProps extends Pick<UploadStore, 'add' | 'pause' | 'resume' | 'cancel'> {
  uploads: readonly Upload[];
  /** Types of which an unfinished upload is left from before a reload. */
  unfinished: readonly DocumentType[];
}

export interface UploadFieldProps extends UploadProps {
  type: DocumentType;
  label: string;
  /** The document that the file replaces. */
  replaces: string | null;
  /** Called when a file was chosen. */
  onAdded?: () => void;
}

const ACCEPT = { pdf: ['application/pdf', '.pdf'], image: ['image/*'] } as const;

/** What makes a chosen file ready comes with the first one; a file waits for it as for the connection. */
const loadReadyFile = () =>
  keepTrying(async () => (await import('../../lib/files/readyFile')).readyFile, {
    signal: new AbortController().signal,
    mayPass: () => true,
  });

/** Chooses a file of a type, and shows it on its way. */
export function UploadField(props: UploadFieldProps) {
  const { type, label, replaces, uploads, unfinished, add, pause, resume, cancel } = props;
  const { t, intl } = useWords();
  const photo = kindsFor(type).includes('image');
  const left = unfinished.includes(type);
  const [problem, setProblem] = useState<string>();

  async function handleAdd(files: readonly File[]) {
    setProblem(undefined);
    const readyFile = await loadReadyFile();
    for (const chosen of files) {
      const { file, reason } = await readyFile(chosen);
      if (file) add(file, { type, replaces });
      else setProblem(t(`file.reason.${reason}`));
      if (file) props.onAdded?.();
    }
  }

  return (
    <FileDrop
      label={label}
      error={problem}
      hint={[
        ...(left ? [t('documents.upload.unfinished')] : []),
        t(photo ? 'documents.upload.hint_photo' : 'documents.upload.hint'),
      ].join(' ')}
      accept={kindsFor(type).flatMap((kind) => ACCEPT[kind])}
      maxSize={MAX_DOCUMENT_BYTES}
      files={uploads
        .filter((upload) => upload.type === type && upload.phase !== 'done')
        .map((upload) => entryOf(upload, t))}
      onAdd={(files) => void handleAdd(files)}
      onCancel={cancel}
      onPause={pause}
      onResume={resume}
      onRetry={resume}
      onRemove={cancel}
      locale={intl.locale}
      labels={{
        choose: t('documents.upload.choose'),
        drop: t('documents.upload.drop'),
        ...(photo && { camera: t('documents.upload.camera') }),
        reuse: '',
        reuseFile: (name) => name,
        list: t('documents.upload.list'),
        cancel: (name) => t('documents.upload.cancel', { name }),
        pause: (name) => t('documents.upload.pause', { name }),
        resume: (name) => t('documents.upload.resume', { name }),
        retry: (name) => t('documents.upload.retry', { name }),
        remove: (name) => t('documents.upload.remove', { name }),
        statuses: {
          uploading: t('documents.upload.sending'),
          paused: t('documents.upload.paused'),
          done: t('documents.upload.done'),
          failed: t('documents.upload.failed'),
        },
        problems: {
          type: (name) => {
            const kind = wrongKind(name);
            if (kind) return t(`file.reason.${kind}`);
            return t(photo ? 'documents.upload.type_photo' : 'documents.upload.type', { name });
          },
          size: (name) => t('documents.upload.size', { name }),
          empty: (name) => t('documents.upload.empty', { name }),
        },
        progress: (share) => intl.formatNumber(share, { style: 'percent' }),
      }}
    />
  );
}

function entryOf(upload: Upload, t: Words['t']): FileEntry {
  const { id, fileName: name, size, phase, sent, problem, reason } = upload;
  const entry = { id, name, size, progress: sent / size };
  switch (phase) {
    case 'failed':
      return {
        ...entry,
        status: 'failed',
        error: t(problemText(problem ?? 'internal_error', reason)),
      };
    case 'paused':
    case 'done':
      return { ...entry, status: phase };
    case 'checking':
      // The duration of the inspection is unknown
      return {
        ...entry,
        progress: undefined,
        status: 'uploading',
        note: t('documents.upload.checking'),
      };
    case 'waiting':
    case 'queued':
      return { ...entry, status: 'uploading', note: t(`documents.upload.${phase}`) };
    case 'sending':
      return { ...entry, status: 'uploading' };
  }
}
