import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Icon } from '@vikari/ui-kit/Icon';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import type { ErrorCode } from '#domain/api/errors';
import type { PersonalDataExport } from '#domain/api/privacy';
import { useWords } from '../../i18n/intl';
import { dayOfInstant, dayText, instantText } from '../../lib/dates';
import { pressedAt } from '../../lib/focus/moveFocus';
import { sizeText } from '../../lib/sizeText';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';
import { SectionState } from './SectionState';
import { shownExports } from './shownExports';

export interface ExportViewProps {
  /** Newest first; undefined while they are being read. */
  exports: readonly PersonalDataExport[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /**
   * What is in progress: the request for an export, or the id of the one that is being downloaded.
   */
  busy: 'request' | { download: string } | null;
  problem: ErrorCode | null;
  /** The action that failed. */
  failed: 'request' | 'download';
  onRequest: () => void;
  /** Downloads an export; resolves to whether it succeeded. */
  onDownload: (exported: PersonalDataExport) => Promise<boolean>;
  onBankid: () => Promise<void>;
  isBack?: boolean;
}

const REQUEST_WORDS = { rate_limited: 'integrity.export.problem.too_many' } as const;
const DOWNLOAD_WORDS = {
  network_error: 'integrity.export.problem.download_failed',
  internal_error: 'integrity.export.problem.download_failed',
  unavailable: 'integrity.export.problem.download_failed',
  not_found: 'integrity.export.problem.gone',
} as const;

/** A copy of everything about the candidate: requested, made and downloaded. */
export function ExportView(props: ExportViewProps) {
  const { exports, onRetry, busy, problem, failed, onRequest, onDownload, ...rest } = props;
  const { onBankid, isBack } = rest;
  const { t } = useWords();
  const [downloaded, setDownloaded] = useState(false);
  /** Where the call that is on its way was pressed. */
  const from = useRef<readonly Element[]>([]);
  const { beingMade, ready, ended } = shownExports(exports ?? []);

  async function handleDownload(exported: PersonalDataExport) {
    setDownloaded(false);
    from.current = pressedAt();
    setDownloaded(await onDownload(exported));
  }

  return (
    <IntegritySection
      title={t('integrity.export.title')}
      text={t('integrity.export.text')}
      isBack={isBack}
    >
      {exports === undefined ? (
        <SectionState onRetry={onRetry} />
      ) : (
        <>
          <div role="status" className={styles.stack}>
            {beingMade && <Progress exported={beingMade} />}
            {ended && <Ended exported={ended} />}
            {ready.map((exported) => (
              <Ready
                key={exported.id}
                exported={exported}
                loading={typeof busy === 'object' && busy?.download === exported.id}
                onDownload={() => void handleDownload(exported)}
              />
            ))}
            {downloaded && <p>{t('integrity.export.downloaded')}</p>}
          </div>
          <ProblemNote
            problem={problem}
            words={failed === 'request' ? REQUEST_WORDS : DOWNLOAD_WORDS}
            proving={{ onBankid, from }}
          />
          {!beingMade && (
            <div className={styles.actions}>
              <Button
                variant={ready.length > 0 ? 'secondary' : 'primary'}
                loading={busy === 'request'}
                loadingLabel={t('integrity.export.requesting')}
                onClick={() => {
                  from.current = pressedAt();
                  onRequest();
                }}
              >
                {t(
                  exports.length > 0 ? 'integrity.export.request_new' : 'integrity.export.request',
                )}
              </Button>
            </div>
          )}
        </>
      )}
    </IntegritySection>
  );
}

interface OneExport {
  exported: PersonalDataExport;
}

function Progress({ exported: { status, progress } }: OneExport) {
  const { t, intl } = useWords();
  const queued = status === 'queued';
  return (
    <>
      <ProgressBar
        label={t(queued ? 'integrity.export.queued' : 'integrity.export.running')}
        value={queued ? null : progress}
        max={1}
        valueText={queued ? undefined : intl.formatNumber(progress, { style: 'percent' })}
      />
      <Text variant="small" tone="muted">
        {t('integrity.export.leave')}
      </Text>
    </>
  );
}

function Ended({ exported: { status, requestedAt } }: OneExport) {
  const { t, intl } = useWords();
  if (status === 'failed') {
    return (
      <Callout tone="danger" title={t('integrity.export.failed')}>
        <p>{t('integrity.export.failed.text')}</p>
      </Callout>
    );
  }
  return (
    <p>{t('integrity.export.expired', { requested: dayText(intl, dayOfInstant(requestedAt)) })}</p>
  );
}

function Ready(props: OneExport & { loading: boolean; onDownload: () => void }) {
  const { exported, loading, onDownload } = props;
  const { size, requestedAt, expiresAt, incomplete } = exported;
  const { t, intl } = useWords();
  return (
    <Callout
      tone={incomplete ? 'warning' : 'success'}
      title={t(incomplete ? 'integrity.export.ready_in_part' : 'integrity.export.ready')}
      actions={
        <Button
          startIcon={<Icon name="download" />}
          loading={loading}
          loadingLabel={t('integrity.export.downloading')}
          onClick={onDownload}
        >
          {t('integrity.export.download')}
        </Button>
      }
    >
      <p>
        {t('integrity.export.ready.text', {
          size: sizeText(intl, size ?? 0),
          requested: instantText(intl, requestedAt),
          until: instantText(intl, expiresAt ?? requestedAt),
        })}
      </p>
      {incomplete && <p>{t('integrity.export.incomplete')}</p>}
    </Callout>
  );
}
