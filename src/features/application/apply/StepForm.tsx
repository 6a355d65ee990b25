import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/intl';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { Form } from '../../../lib/forms/useForm';
import styles from './StepForm.module.css';

export interface StepFormProps<Values extends object> {
  form: Form<Values>;
  /** It is being saved. */
  busy?: boolean;
  backHref: string;
  linkComponent: LinkComponent;
  /** The fields. */
  children: ReactNode;
  /** false where only one field can be wrong. */
  summary?: false;
  /** Label of the button that continues; "continue" where absent. */
  submitLabel?: string | undefined;
  /** Skips the step. */
  pass?: { label: string; onPass: () => void } | undefined;
}

/** A step's form: what is to be put right on top, the fields, and the way on and back. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { form, busy = false, backHref, linkComponent, children, summary, ...ways } = props;
  const { submitLabel, pass } = ways;
  const { t } = useWords();
  return (
    <FieldForm form={form} summary={summary} summaryLevel={3} className={styles.form}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={busy || form.isSubmitting}>
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
    </FieldForm>
  );
}
