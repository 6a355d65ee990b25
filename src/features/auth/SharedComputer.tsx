import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { useWords } from '../../i18n/intl';

const NAME = 'shared_computer';

/**
 * Asks whether others use the computer too. The browser keeps the tick, so that one made before
 * the scripts have come is not lost; `isShared` reads it when the form is sent.
 */
export function SharedComputer({ defaultChecked }: { defaultChecked: boolean }) {
  const { t } = useWords();
  return (
    <CheckboxField
      name={NAME}
      label={t('auth.shared.label')}
      hint={t('auth.shared.hint')}
      defaultChecked={defaultChecked}
    />
  );
}

/** Whether "shared computer" is ticked in a form. */
export function isShared(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has(NAME);
}
