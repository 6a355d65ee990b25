import { Button } from '@vikari/ui-kit/Button';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Stack } from '@vikari/ui-kit/Stack';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { type OpenPdf, openPdf } from './openPdf';
import styles from './Preview.module.css';

export interface PdfPagesProps {
  file: Blob;
  name: string;
  onFailed: () => void;
}

/** A PDF, rendered one page at a time, so that memory use stays constant. */
export function PdfPages({ file, name, onFailed }: PdfPagesProps) {
  const { t } = useWords();
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState<{ page: number; text: string } | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each file.
  useEffect(() => {
    let gone = false;
    let opened: OpenPdf | null = null;
    openPdf(file).then(
      (next) => {
        opened = next;
        if (gone) next.close();
        else setPdf(next);
      },
      () => {
        if (!gone) onFailed();
      },
    );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [file]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each page.
  useEffect(() => {
    const { current: target } = canvas;
    if (!pdf || !target) return;
    let gone = false;
    pdf.draw(page, target, frame.current?.clientWidth ?? target.width).then(
      (text) => {
        if (!gone) setDrawn({ page, text });
      },
      () => {
        if (!gone) onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [pdf, page]);

  const ready = drawn?.page === page;
  const place = t('documents.preview.page', { page, pages: pdf?.pages ?? 1 });
  return (
    <Stack spacing={3} ref={frame} aria-busy={!ready}>
      {!ready && (
        <div className={styles.waiting}>
          <Spinner label={t('documents.preview.loading')} />
        </div>
      )}
      <canvas
        // Only one page at a time can be rendered on a canvas
        key={page}
        ref={canvas}
        role="img"
        aria-label={`${name}, ${place}`}
        className={styles.page}
        hidden={!ready}
      />
      {ready && <p className="vk-visually-hidden">{drawn.text}</p>}
      {pdf && pdf.pages > 1 && (
        <Stack
          element="nav"
          direction="row"
          spacing={2}
          alignItems="center"
          justifyContent="space-between"
          aria-label={t('documents.preview.pages')}
        >
          <Button
            variant="secondary"
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('documents.preview.previous')}
          </Button>
          <span role="status">{place}</span>
          <Button
            variant="secondary"
            size="small"
            disabled={page === pdf.pages}
            onClick={() => setPage(page + 1)}
          >
            {t('documents.preview.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
