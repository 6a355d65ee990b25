import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/intl';
import type { Form } from '../../../lib/forms/useForm';
import styles from './StepForm.module.css';

export interface StepFormProps<Values extends object> {
  form: Form<Values>;
  backHref: string;
  linkComponent: LinkComponent;
  /** The fields. */
  children: ReactNode;
}

/** A step's form: what is to be put right on top, the fields, and the way on and back. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { form, backHref, linkComponent, children } = props;
  const { t } = useWords();
  return (
    <form {...form.formProps} className={styles.form}>
      <ErrorSummary {...form.summary} headingLevel={3} title={t('forms.summary.title')} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={form.isSubmitting}>
          {t('apply.next')}
        </Button>
        <Button variant="quiet" size="large" href={backHref} linkComponent={linkComponent}>
          {t('apply.back')}
        </Button>
      </div>
    </form>
  );
}
