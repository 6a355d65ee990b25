import { Callout } from '@vikari/ui-kit/Callout';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import type { getUserDocuments } from '#domain/api/documents';
import type { ResponseOf } from '#domain/api/endpoint';
import { DOCUMENT_NEED } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { lazyPart } from '../../lib/late/lazyPart';
import { CriminalRecordPart } from './CriminalRecordPart';
import styles from './DocumentsView.module.css';
import type { DocumentActions, OpenDocument } from './documentActions';
import { countNeeded, SHOWN_TYPES } from './documentNeeds';
import { TypeCard } from './TypeCard';
import type { UploadProps } from './UploadField';
import { useDownload } from './useDownload';

const DocumentDialogs = lazyPart(async () => (await import('./DocumentDialogs')).DocumentDialogs, {
  server: 'nothing',
});

export interface DocumentsViewProps extends UploadProps {
  /** undefined while they are being read. */
  answer: Omit<ResponseOf<typeof getUserDocuments>, 'status'> | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  actions: DocumentActions;
  /** What an assignment asks for. */
  readiness?: ReactNode;
}

/** A candidate's documents: the uploaded ones, the missing ones, and what they are used for. */
export function DocumentsView(props: DocumentsViewProps) {
  const { answer, onRetry, today, actions, readiness, ...uploads } = props;
  const { t } = useWords();
  const [open, setOpen] = useState<OpenDocument | null>(null);
  const download = useDownload(actions);
  const done = uploads.uploads.filter(({ phase }) => phase === 'done').at(-1);
  return (
    <section className={styles.page} aria-labelledby="documents-title" aria-busy={!answer}>
      <h2 id="documents-title" tabIndex={-1}>
        {t('documents.title')}
      </h2>
      <div role="status" className="vk-visually-hidden">
        {done && <span>{t('documents.uploaded', { name: done.fileName })}</span>}
        {!answer && !onRetry && <span>{t('documents.loading')}</span>}
      </div>
      <ActionProblem className={styles.announced}>
        {download.failed && (
          <Callout tone="danger">
            <p>{t('documents.download.failed', { name: download.failed })}</p>
          </Callout>
        )}
      </ActionProblem>
      {answer ? (
        <>
          <Needed documents={answer.results} />
          {readiness}
          {SHOWN_TYPES.map((type) => (
            <TypeCard
              key={type}
              type={type}
              documents={answer.results}
              today={today}
              upload={
                type !== 'criminal_record' || answer.criminalRecordUpload !== null ? uploads : null
              }
              onOpen={setOpen}
              download={download}
            >
              {type === 'criminal_record' && (
                <CriminalRecordPart
                  shown={answer.shownCriminalRecords}
                  legalGround={answer.criminalRecordUpload?.legalGround ?? null}
                  today={today}
                  onRecord={actions.onRecordShown}
                />
              )}
            </TypeCard>
          ))}
        </>
      ) : onRetry ? (
        <ErrorState title={t('documents.failed')} retry={{ label: t('documents.retry'), onRetry }}>
          <p>{t('documents.failed.text')}</p>
        </ErrorState>
      ) : (
        SHOWN_TYPES.slice(0, 4).map((type) => (
          <Skeleton key={type} shape="block" width="100%" height="11rem" />
        ))
      )}
      <Suspense>
        <DocumentDialogs
          open={open}
          documents={answer?.results ?? []}
          today={today}
          actions={actions}
          uploads={uploads}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    </section>
  );
}

function Needed({ documents }: { documents: Parameters<typeof countNeeded>[0] }) {
  const { t } = useWords();
  const { ready, all } = countNeeded(documents);
  const asks = documents.some(
    ({ type, expiry }) => expiry === 'unknown' && DOCUMENT_NEED[type] !== 'optional',
  );
  return (
    <>
      <ProgressBar
        label={t('documents.needed.label')}
        value={ready}
        max={all}
        valueText={t('documents.needed.value', { ready, all })}
      />
      {asks && <p>{t('documents.needed.undated')}</p>}
    </>
  );
}
