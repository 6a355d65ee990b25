import { Field } from '@vikari/ui-kit/Field';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../i18n/intl';
import styles from './FieldPlaceholder.module.css';

export interface FieldPlaceholderProps {
  label: string;
  hint?: string | undefined;
  optional?: string | undefined;
  /** The number of check boxes to reserve space for; one line when absent. */
  boxes?: number;
}

/** A field whose choices are being read: its label is there, its control cannot be used yet. */
export function FieldPlaceholder({ label, hint, optional, boxes }: FieldPlaceholderProps) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint} optional={optional}>
      {(control) => (
        <output {...control} aria-busy="true" className={boxes ? styles.boxes : styles.line}>
          <span className="vk-visually-hidden">{t('auth.choice.loading')}</span>
          {Array.from({ length: boxes ?? 1 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
            <Skeleton key={row} shape="block" height="100%" />
          ))}
        </output>
      )}
    </Field>
  );
}
