import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import type { RegisterValues } from '#domain/candidates/registrationSteps';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useWords } from '../../../i18n/intl';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import { ProblemNote } from '../ProblemNote';
import styles from './RegisterSteps.module.css';
import { checkStep } from './registerValues';
import { StepFields, type StepFieldsProps } from './StepFields';

export interface StepFormProps extends Omit<StepFieldsProps, 'form'> {
  /** Read once. */
  initialValues: RegisterValues;
  /** The server has sent the form back with errors. */
  isRefused: boolean;
  /** Where to go after the registration; null for the default page. */
  targetPath: string | null;
  sharedComputer: boolean;
  /** The problem of the last save. */
  problem: SignInProblem | null;
  /** The page is being saved. */
  saving: boolean;
  /** Called with every change, to store a draft. */
  onChange: (values: RegisterValues) => void;
  /** Called when something was filled in before hydration. */
  onTypedEarly: () => void;
  /** Saves a valid page. Resolves to the errors of fields that the server refused. */
  onSave: (values: RegisterValues) => Promise<FieldErrors<RegisterValues>>;
  /** null on the first page. */
  backHref: string | null;
  linkComponent: LinkComponent;
}

/**
 * One page of the registration. Before hydration, and without a script, the browser posts it to the
 * server, which redirects to the next.
 */
export function StepForm(props: StepFormProps) {
  const { step, initialValues, isRefused, targetPath, sharedComputer, problem, saving } = props;
  const { onChange, onTypedEarly, onSave, backHref, linkComponent, ...fields } = props;
  const { t } = useWords();
  const form = useForm<RegisterValues>({
    initialValues,
    check: (values) => checkStep(step, values),
    onChange,
    ...(isRefused && { initialErrors: checkStep(step, initialValues) }),
    onSubmit: onSave,
  });

  return (
    <FieldForm
      form={form}
      action="/auth/register-step"
      hidden={{ step, target_path: targetPath, shared_computer: sharedComputer ? '1' : null }}
      onTypedEarly={onTypedEarly}
      className={styles.form}
    >
      <StepFields {...fields} form={form} />
      <div>
        <div className={styles.problem}>
          <ProblemNote problem={problem} />
          {problem && <p className={styles.small}>{t('register.steps.kept')}</p>}
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            size="large"
            loading={saving}
            loadingLabel={t('register.steps.saving')}
          >
            {t('register.steps.next')}
          </Button>
          {backHref !== null && (
            <Button variant="quiet" size="large" href={backHref} linkComponent={linkComponent}>
              {t('register.steps.back')}
            </Button>
          )}
        </div>
      </div>
    </FieldForm>
  );
}
