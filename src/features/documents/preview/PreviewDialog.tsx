import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Suspense, useEffect, useState } from 'react';
import type { UserDocument } from '#domain/api/documents';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { lazyPart } from '../../../lib/late/lazyPart';
import type { DocumentActions, DocumentDialogProps } from '../documentActions';
import styles from './Preview.module.css';

const PdfPages = lazyPart(async () => (await import('./PdfPages')).PdfPages, { server: 'nothing' });

export interface PreviewDialogProps
  extends DocumentDialogProps<Pick<UserDocument, 'id' | 'name' | 'mediaType'>> {
  onRead: DocumentActions['onRead'];
}

type State = 'loading' | 'failed' | { file: Blob; url: string };

/**
 * Shows a document in the page. Its bytes are fetched and rendered here: the file's headers forbid
 * it to be shown in a frame.
 */
export function PreviewDialog({ document, onRead, onClose, ...dialog }: PreviewDialogProps) {
  const { t } = useWords();
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const { id, name, mediaType } = document;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, and at each retry.
  useEffect(() => {
    const reading = new AbortController();
    let url = '';
    onRead(id, { signal: reading.signal }).then(
      (file) => {
        if (reading.signal.aborted) return;
        url = URL.createObjectURL(file);
        setState({ file, url });
      },
      () => {
        if (!reading.signal.aborted) setState('failed');
      },
    );
    return () => {
      reading.abort();
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [id, tries]);

  const failed = () => setState('failed');
  const waiting = (
    <div className={styles.waiting}>
      <Spinner label={t('documents.preview.loading')} />
    </div>
  );
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      size="large"
      title={name}
      closeLabel={t('documents.close')}
    >
      <div className={styles.preview}>
        {state === 'loading' && waiting}
        <ActionProblem className={styles.announced}>
          {state === 'failed' && (
            <Callout
              tone="danger"
              actions={
                <Button
                  variant="secondary"
                  onClick={() => {
                    setState('loading');
                    setTries((count) => count + 1);
                  }}
                >
                  {t('documents.retry')}
                </Button>
              }
            >
              <p>{t('documents.preview.failed')}</p>
            </Callout>
          )}
        </ActionProblem>
        {typeof state === 'object' &&
          (mediaType === 'application/pdf' ? (
            <Suspense fallback={waiting}>
              <PdfPages file={state.file} name={name} onFailed={failed} />
            </Suspense>
          ) : (
            <img src={state.url} alt={name} className={styles.image} onError={failed} />
          ))}
      </div>
    </Dialog>
  );
}
