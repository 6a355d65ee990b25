import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../i18n/intl';
import styles from './StepForm.module.css';

/** What every step that is saved by one press gets. */
export interface StepProps {
  /** It is being saved. */
  busy: boolean;
  backHref: string;
  linkComponent: LinkComponent;
}

export interface ChoiceFormProps extends StepProps {
  children: ReactNode;
  /** Continues; absent where there is nothing to choose. */
  onSubmit?: (() => void) | undefined;
  /** Label of the button that continues; "continue" where absent. */
  submitLabel?: string | undefined;
  /** What is said when the button is pressed and `onSubmit` is absent. */
  missing?: string;
  /** Skips the step. */
  pass?: { label: string; onPass: () => void } | undefined;
}

/** A step without typed fields: what can be chosen, and the ways on. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { children, onSubmit, submitLabel, missing, pass, busy, backHref, linkComponent } = props;
  const { t } = useWords();
  const [refused, setRefused] = useState(false);
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(onSubmit === undefined);
        onSubmit?.();
      }}
    >
      {children}
      <p role="alert" className={styles.missing}>
        {refused && onSubmit === undefined && missing}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={busy}>
          {submitLabel ?? t('apply.next')}
        </Button>
        {pass && (
          <Button variant="secondary" size="large" disabled={busy} onClick={pass.onPass}>
            {pass.label}
          </Button>
        )}
        <Button variant="quiet" size="large" href={backHref} linkComponent={linkComponent}>
          {t('apply.back')}
        </Button>
      </div>
    </form>
  );
}
