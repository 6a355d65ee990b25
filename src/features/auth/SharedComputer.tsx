import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { useWords } from '../../i18n/intl';
import styles from './SharedComputer.module.css';

const NAME = 'shared_computer';

/**
 * The check box for a shared computer. It is uncontrolled, so that a box that was checked before
 * hydration stays so; `isShared` reads it when the form is submitted.
 */
export function SharedComputer({ defaultChecked }: { defaultChecked: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.shared} data-chosen={defaultChecked || undefined}>
      <CheckboxField
        name={NAME}
        label={t('auth.shared.label')}
        hint={t('auth.shared.hint')}
        defaultChecked={defaultChecked}
      />
    </div>
  );
}

/** Whether "shared computer" is checked in a form. */
export function isShared(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has(NAME);
}
