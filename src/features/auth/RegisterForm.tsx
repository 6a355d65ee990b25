import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { useRef } from 'react';
import type { BankidDevice } from '#domain/api/session';
import type { RegistrationDetails } from '#domain/api/v2';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { MAX_LENGTH } from '#domain/limits';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { useWords } from '../../i18n/intl';
import { checkBy, type FieldErrors } from '../../lib/forms/fieldErrors';
import { useForm } from '../../lib/forms/useForm';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { AuthProblem } from './authProblem';
import { BankidChoice } from './BankidChoice';
import { HANDHELD } from './BankidWays';
import { ChoiceField } from './ChoiceField';
import { FieldPlaceholder } from './FieldPlaceholder';
import styles from './RegisterForm.module.css';
import type { RegistrationOptions } from './registrationOptions';

const check = checkBy<RegistrationDetails>(registrationSchema);

export interface RegisterFormProps {
  initialValues: RegistrationDetails;
  /** null while it is being read. */
  options: RegistrationOptions | null;
  pending: BankidDevice | null;
  problem: AuthProblem | null;
  /** Hears every change, so that nothing typed is lost. */
  onChange: (values: RegistrationDetails) => void;
  /** Sends a form that is right; answers what the server refused, by field. */
  onSubmit: (
    values: RegistrationDetails,
    device: BankidDevice,
  ) => Promise<FieldErrors<RegistrationDetails>>;
}

/** The registration form: what part 5 asks for, sent by choosing a BankID device. */
export function RegisterForm(props: RegisterFormProps) {
  const { initialValues, options, pending, problem, onChange, onSubmit } = props;
  const { t } = useWords();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  // Enter in a field sends the form without choosing: then it is the usual one.
  const chosen = useRef<BankidDevice>(null);
  const form = useForm<RegistrationDetails>({
    initialValues,
    check,
    onChange,
    onSubmit: (values) => onSubmit(values, chosen.current ?? usual),
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <ErrorSummary {...form.summary} title={t('forms.summary.title')} />
      <EmailField
        {...form.field('email')}
        label={t('auth.register.email')}
        hint={t('auth.register.email_hint')}
        maxLength={MAX_LENGTH.email}
      />
      <ChoiceField
        {...form.field('professions')}
        label={t('auth.register.professions')}
        groups={options?.professions}
      />
      <ChoiceField
        {...form.field('workfields')}
        label={t('auth.register.workfields')}
        hint={t('auth.register.workfields_hint')}
        groups={options?.workfields}
      />
      <ChoiceField
        {...form.field('locations')}
        label={t('auth.register.locations')}
        hint={t('auth.register.locations_hint')}
        groups={options?.locations}
      />
      {options ? (
        <CheckboxGroup
          {...form.field('employmentTypes')}
          label={t('auth.register.employment_types')}
          hint={t('auth.register.employment_types_hint')}
          options={options.employmentTypes}
          layout="wrap"
        />
      ) : (
        <FieldPlaceholder
          label={t('auth.register.employment_types')}
          hint={t('auth.register.employment_types_hint')}
          boxes={EMPLOYMENT_TYPES.length}
        />
      )}
      <section className={styles.bankid} aria-labelledby="register-bankid">
        <h2 id="register-bankid">{t('auth.register.bankid')}</h2>
        <p>{t('auth.register.bankid_text')}</p>
        <BankidChoice
          type="submit"
          problem={problem}
          pending={pending}
          onChoose={(device) => {
            chosen.current = device;
          }}
        />
      </section>
    </form>
  );
}
