import { SaveState, type SaveStatus } from '@vikari/ui-kit/SaveState';
import { Text } from '@vikari/ui-kit/Text';
import { useWords } from '../../i18n/intl';
import styles from './account.module.css';
import type { AutosavePhase } from './autosave/autosave.reducer';

const STATUS = {
  idle: 'idle',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  waiting: 'failed',
} as const satisfies Record<AutosavePhase, SaveStatus>;

export interface AutosaveBarProps {
  phase: AutosavePhase;
  onRetry: () => void;
}

/** Says that the page saves automatically, and its state (part 8). It stays visible. */
export function AutosaveBar({ phase, onRetry }: AutosaveBarProps) {
  const { t } = useWords();
  return (
    <div className={styles.autosave} data-phase={phase}>
      <SaveState
        status={STATUS[phase]}
        onRetry={onRetry}
        labels={{
          saving: t('account.autosave.saving'),
          saved: t('account.autosave.saved'),
          failed: t('account.autosave.failed'),
          retry: t('account.retry'),
        }}
      />
      {phase === 'idle' && (
        <Text variant="small" tone="muted">
          {t('account.autosave.idle')}
        </Text>
      )}
      {phase === 'waiting' && (
        <Text variant="small" tone="muted">
          {t('account.autosave.waiting')}
        </Text>
      )}
    </div>
  );
}
