import { Field } from '@vikari/ui-kit/Field';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../i18n/intl';
import styles from './FieldPlaceholder.module.css';

export interface FieldPlaceholderProps {
  label: string;
  hint?: string | undefined;
  /** Rows of controls that will stand there. */
  lines?: 1 | 2;
}

/** A field whose choices are being read: its label is there, its control cannot be used yet. */
export function FieldPlaceholder({ label, hint, lines = 1 }: FieldPlaceholderProps) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <output {...control} aria-busy="true" className={lines === 2 ? styles.two : styles.one}>
          <span className="vk-visually-hidden">{t('auth.choice.loading')}</span>
          <Skeleton shape="block" height="100%" />
        </output>
      )}
    </Field>
  );
}
