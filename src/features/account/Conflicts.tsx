import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import styles from './account.module.css';

/** One field that was also changed elsewhere. */
interface FieldConflict<Name extends string> {
  field: Name;
  label: string;
  /** Both values as text. */
  own: string;
  stored: string;
}

export interface ConflictsProps<Name extends string> {
  conflicts: readonly FieldConflict<Name>[];
  onChoose: (field: Name, keep: 'own' | 'stored') => void;
}

/** Fields that were also changed elsewhere: shows both values, and the user chooses one. */
export function Conflicts<Name extends string>({ conflicts, onChoose }: ConflictsProps<Name>) {
  const { t } = useWords();
  const say = (text: string) => text || t('account.conflict.empty');
  return (
    <ActionProblem className={styles.conflicts}>
      {conflicts.map(({ field, label, own, stored }) => (
        <Callout
          key={field}
          tone="warning"
          headingLevel={2}
          title={t('account.conflict.title', { field: label })}
          actions={
            <>
              <Button size="small" onClick={() => onChoose(field, 'own')}>
                {t('account.conflict.own')}
              </Button>
              <Button size="small" variant="secondary" onClick={() => onChoose(field, 'stored')}>
                {t('account.conflict.stored')}
              </Button>
            </>
          }
        >
          <dl className={styles.both}>
            <dt>{t('account.conflict.here')}</dt>
            <dd>{say(own)}</dd>
            <dt>{t('account.conflict.elsewhere')}</dt>
            <dd>{say(stored)}</dd>
          </dl>
        </Callout>
      ))}
    </ActionProblem>
  );
}
