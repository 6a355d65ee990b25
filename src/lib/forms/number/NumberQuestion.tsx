import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { personalNumbersIn } from '#domain/text/personalNumber';
import { useWords } from '../../../i18n/intl';
import { useHydrated } from '../../useHydrated';
import { ActionProblem } from '../ActionProblem';
import { confirmNumbers } from '../confirmedNumbers';
import styles from './NumberQuestion.module.css';

export interface NumberQuestionProps {
  /** The texts that are asked about; empty where they are not known, without a script. */
  texts: readonly string[];
  /** Takes the numbers out of the texts. The element that had the focus is gone after it. */
  onRemove: () => void;
  /** They are none, and this page asks no more about them: sends again. */
  onConfirm: () => void;
}

/**
 * Asks whether what looks like a personal identity number is one. It is a guess, so nothing is
 * refused for it alone. Without a script the second button sends the form around it.
 */
export function NumberQuestion({ texts, onRemove, onConfirm }: NumberQuestionProps) {
  const { t } = useWords();
  const hydrated = useHydrated();
  const numbers = [...new Set(texts.flatMap(personalNumbersIn))];
  return (
    <ActionProblem>
      <Callout tone="warning" title={t('forms.number.title')} headingLevel={3}>
        {numbers.length > 0 && <p translate="no">{numbers.join(', ')}</p>}
        <p>{t('forms.number.text')}</p>
        <div className={styles.ways}>
          {hydrated && (
            <Button variant="secondary" onClick={onRemove}>
              {t('forms.number.remove')}
            </Button>
          )}
          <Button
            variant="secondary"
            type={hydrated ? 'button' : 'submit'}
            name={CONFIRMED_FIELD}
            value="true"
            onClick={() => {
              if (!hydrated) return;
              confirmNumbers(texts);
              onConfirm();
            }}
          >
            {t('forms.number.none')}
          </Button>
        </div>
      </Callout>
    </ActionProblem>
  );
}
