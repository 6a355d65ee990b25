import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import type { ErrorCode } from '#domain/api/errors';
import type { EmployerBlock } from '#domain/api/safety';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';
import { SectionState } from './SectionState';

export interface BlockedListProps {
  /** undefined while they are being read. */
  blocks: readonly EmployerBlock[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** The id of the employer that is being unblocked. */
  busy: string | null;
  problem: ErrorCode | null;
  /** Resolves to whether it succeeded. */
  onUnblock: (block: EmployerBlock) => Promise<boolean>;
}

/** The employers that the candidate has blocked. */
export function BlockedList({ blocks, onRetry, busy, problem, onUnblock }: BlockedListProps) {
  const { t, intl } = useWords();
  const [outcome, setOutcome] = useState('');
  const status = useRef<HTMLDivElement>(null);

  async function handleUnblock(block: EmployerBlock) {
    setOutcome('');
    const from = pressedAt();
    if (!(await onUnblock(block))) return;
    setOutcome(t('safety.unblock.done', { employer: block.employerName }));
    // The pressed button has been removed
    moveFocus(status.current, from);
  }

  return (
    <IntegritySection title={t('safety.blocked.title')} text={t('safety.blocked.text')}>
      <div role="status" ref={status} tabIndex={-1}>
        {outcome && <p>{outcome}</p>}
      </div>
      {blocks === undefined && <SectionState onRetry={onRetry} />}
      {blocks?.length === 0 && <p>{t('safety.blocked.none')}</p>}
      {blocks !== undefined && blocks.length > 0 && (
        <Card padding="none">
          <ul aria-label={t('safety.blocked.title')}>
            {blocks.map((block) => (
              <li key={block.employerId} className={styles.row}>
                <div className={styles.facts}>
                  <Stack
                    element="p"
                    direction="row"
                    spacing={1}
                    columnSpacing={2}
                    alignItems="center"
                  >
                    <strong translate="no">{block.employerName}</strong>
                  </Stack>
                  <Text variant="small" tone="muted">
                    {t('safety.blocked.since', { day: instantText(intl, block.blockedAt) })}
                  </Text>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('safety.unblock.of', { employer: block.employerName })}
                  loading={busy === block.employerId}
                  loadingLabel={t('safety.unblock.busy')}
                  onClick={() => void handleUnblock(block)}
                >
                  {t('safety.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ProblemNote problem={problem} />
    </IntegritySection>
  );
}
