import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { type ReactNode, useRef } from 'react';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import type { SocialProviderId } from '#domain/signIn/ways';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { useWords } from '../../i18n/intl';
import { checkBy } from '../../lib/forms/checkBy';
import { FieldForm } from '../../lib/forms/FieldForm';
import { FieldPlaceholder } from '../../lib/forms/FieldPlaceholder';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { NameFields } from '../../lib/forms/NameFields';
import { useForm } from '../../lib/forms/useForm';
import { HANDHELD } from '../../lib/handheld';
import { useMediaQuery } from '../../lib/useMediaQuery';
import type { RegistrationOptions } from '../../lib/vocabulary/registrationOptions';
import { BankidChoice, type BankidChoiceProps } from './BankidChoice';
import { ChoiceField } from './ChoiceField';
import styles from './RegisterForm.module.css';
import { type LinkOutcome, SendLink } from './SendLink';
import { isShared } from './SharedComputer';
import type { SocialButtonsProps } from './SocialButtons';
import { SubmitWithProvider } from './SocialRegistration';
import { signInPost } from './signInPost';

const check = checkBy<RegistrationDetails>(registrationSchema);

export interface RegisterFormProps extends Pick<BankidChoiceProps, 'sharedComputer'> {
  /** Where to go afterwards; null for the default page. */
  targetPath: string | null;
  initialValues: RegistrationDetails;
  /** null while it is being read. */
  options: RegistrationOptions | null;
  /** The options until then, also without a script; null when the page has none. */
  firstOptions: RegistrationOptions | null;
  /** The errors from the start, when the server has sent the form back. */
  initialErrors?: FieldErrors<RegistrationDetails>;
  pending: BankidDevice | null;
  /** Shown instead of the BankID buttons while BankID is open in a separate window. */
  wait?: ReactNode;
  problem: SignInProblem | null;
  /** Called with every change, to store a draft. */
  onChange: (values: RegistrationDetails) => void;
  /** Called with what was filled in before hydration. */
  onTypedEarly: (typed: Partial<RegistrationDetails>) => void;
  /** Submits a valid form. Resolves to the errors of fields that the server refused. */
  onSubmit: (
    values: RegistrationDetails,
    device: BankidDevice,
    sharedComputer: boolean,
  ) => Promise<FieldErrors<RegistrationDetails>>;
  /** Google and Facebook. */
  social?: Omit<SocialButtonsProps, 'onChoose'> | undefined;
  /** Called when a provider is chosen, with the form's values, valid or not. */
  onSocial?: (
    provider: SocialProviderId,
    values: RegistrationDetails,
    sharedComputer: boolean,
  ) => void;
  /** Mails a link for continuing on another device; absent when that is not offered. */
  onSendLink?: (values: RegistrationDetails) => Promise<LinkOutcome>;
  /** Whether the wish is that of the job which is applied for afterwards. */
  isOfJob?: boolean;
  /** The provider that has verified the user: the account is created without BankID. */
  vouched?: SocialProviderId | null;
}

/** The registration form with part 5's fields; choosing a BankID device submits it. */
export function RegisterForm(props: RegisterFormProps) {
  const { initialValues, options, firstOptions, initialErrors, pending, problem } = props;
  const { onChange, onTypedEarly, onSubmit, targetPath, sharedComputer } = props;
  const { social, onSocial, onSendLink, vouched = null, isOfJob = false } = props;
  const { t } = useWords();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  // Enter in a field submits the form without a choice: then the usual device is used.
  const chosen = useRef<BankidDevice>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<RegistrationDetails>({
    initialValues,
    check,
    onChange,
    ...(initialErrors && { initialErrors }),
    onSubmit: (values) => onSubmit(values, chosen.current ?? usual, isShared(element.current)),
  });
  const boxes = options ?? firstOptions;
  const name = (field: 'firstName' | 'lastName') => {
    const { value, ...binding } = form.field(field);
    return { ...binding, value: value ?? '' };
  };
  return (
    <FieldForm
      form={form}
      ref={element}
      {...signInPost('register', targetPath)}
      onTypedEarly={onTypedEarly}
      className={styles.form}
    >
      {vouched && <NameFields first={name('firstName')} last={name('lastName')} />}
      <EmailField
        {...form.field('email')}
        label={t('auth.register.email')}
        hint={t('auth.register.email_hint')}
        maxLength={MAX_LENGTH.email}
      />
      {isOfJob && <p>{t('auth.register.of_job')}</p>}
      <ChoiceField
        {...form.field('professions')}
        part="workroles"
        label={t('auth.register.professions')}
        groups={options?.professions}
        firstGroups={firstOptions?.professions}
      />
      <ChoiceField
        {...form.field('workfields')}
        part="workfields"
        label={t('auth.register.workfields')}
        hint={t('auth.register.workfields_hint')}
        groups={options?.workfields}
        firstGroups={firstOptions?.workfields}
      />
      <ChoiceField
        {...form.field('locations')}
        part="locations"
        label={t('auth.register.locations')}
        hint={t('auth.register.locations_hint')}
        groups={options?.locations}
        firstGroups={firstOptions?.locations}
      />
      {boxes ? (
        <CheckboxGroup
          {...form.field('employmentTypes')}
          label={t('auth.register.employment_types')}
          hint={t('auth.register.employment_types_hint')}
          options={boxes.employmentTypes}
          layout="wrap"
        />
      ) : (
        <FieldPlaceholder
          label={t('auth.register.employment_types')}
          hint={t('auth.register.employment_types_hint')}
          boxes={EMPLOYMENT_TYPES.length}
        />
      )}
      {vouched ? (
        <SubmitWithProvider vouched={vouched} problem={problem} pending={social?.busy ?? false} />
      ) : (
        <section className={styles.bankid} aria-labelledby="register-bankid">
          <h2 id="register-bankid">{t('auth.register.bankid')}</h2>
          <p>{t('auth.register.bankid_text')}</p>
          <BankidChoice
            problem={problem}
            sharedComputer={sharedComputer}
            pending={pending}
            wait={props.wait}
            onChoose={(device) => {
              chosen.current = device;
            }}
            social={
              social && {
                ...social,
                onChoose: (provider, shared) => onSocial?.(provider, form.values, shared),
              }
            }
          />
        </section>
      )}
      {onSendLink && <SendLink email={form.values.email} onSend={() => onSendLink(form.values)} />}
    </FieldForm>
  );
}
