import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextField } from '@vikari/ui-kit/TextField';
import type { WorkplaceSuggestion } from '#domain/api/workplaces';
import type { RegisterStep, RegisterValues } from '#domain/candidates/registrationSteps';
import { VISIBILITIES } from '#domain/candidates/visibility';
import { MAX_LENGTH } from '#domain/limits';
import { SESSION_TYPES } from '#domain/signIn/ways';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { useWords } from '../../../i18n/intl';
import { DayField } from '../../../lib/forms/day/DayField';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import { NameFields } from '../../../lib/forms/NameFields';
import type { Form } from '../../../lib/forms/useForm';
import { usePhonePrefixes } from '../../../lib/forms/usePhonePrefixes';
import { useHydrated } from '../../../lib/useHydrated';
import { ChoiceField } from '../ChoiceField';
import { NativeChoice } from '../NativeChoice';
import styles from './RegisterSteps.module.css';
import type { StepOptions } from './stepOptions';
import { WorkplaceField } from './WorkplaceField';

export interface StepFieldsProps {
  step: Exclude<RegisterStep, 'bankid'>;
  form: Form<RegisterValues>;
  /** null while they are being read. */
  options: StepOptions | null;
  /** The options until then, also without a script; null when the page has none. */
  firstOptions: StepOptions | null;
  /** The suggestions for the typed workplace; null before the first answer. */
  suggestions: readonly Pick<WorkplaceSuggestion, 'name' | 'place'>[] | null;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
}

/** The fields of one page. */
export function StepFields({ step, ...props }: StepFieldsProps) {
  const Fields = FIELDS[step];
  return <Fields {...props} />;
}

type FieldsProps = Omit<StepFieldsProps, 'step'>;

function EmailFields({ form }: FieldsProps) {
  const { t } = useWords();
  return (
    <EmailField
      {...form.field('email')}
      label={t('auth.register.email')}
      maxLength={MAX_LENGTH.email}
    />
  );
}

function TypeFields({ form }: FieldsProps) {
  const { t } = useWords();
  const { onValueChange, ...field } = form.field('type');
  return (
    <RadioCards
      {...field}
      label={t('register.step.type.title')}
      labelHidden
      onValueChange={(id) => {
        const type = SESSION_TYPES.find((one) => one === id);
        if (type) onValueChange(type);
      }}
      options={[
        {
          id: 'registration',
          label: t('register.step.type.registration'),
          hint: t('register.step.type.registration.hint'),
        },
        {
          id: 'registrationWithJobApplication',
          label: t('register.step.type.application'),
          hint: t('register.step.type.application.hint'),
        },
      ]}
    />
  );
}

function ProfessionFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  const groups = (options ?? firstOptions)?.professions;
  const label = t('auth.register.professions');
  if (!groups) return <FieldPlaceholder label={label} />;
  return <NativeChoice {...form.field('professions')} label={label} groups={groups} />;
}

/** The professions after the first, which is asked for on another page. */
function RolesFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  const { value, onValueChange, ...field } = form.field('professions');
  const [first = '', ...others] = value;
  const groups = (from: StepOptions | null) =>
    from?.professions.flatMap((group) => {
      const rest = group.options.filter(({ id }) => id !== first);
      return rest.length > 0 ? [{ ...group, options: rest }] : [];
    });
  return (
    <>
      {first && <input type="hidden" name={field.name} value={first} />}
      <ChoiceField
        {...field}
        part="workroles"
        label={t('register.step.roles.field')}
        optional={t('forms.optional')}
        value={others}
        onValueChange={(ids) => onValueChange([first, ...ids])}
        groups={groups(options)}
        firstGroups={groups(firstOptions)}
      />
    </>
  );
}

function WorkfieldsFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  return (
    <ChoiceField
      {...form.field('workfields')}
      part="workfields"
      label={t('auth.register.workfields')}
      groups={options?.workfields}
      firstGroups={firstOptions?.workfields}
    />
  );
}

function LocationsFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  return (
    <ChoiceField
      {...form.field('locations')}
      part="locations"
      label={t('register.step.locations.field')}
      groups={options?.locations}
      firstGroups={firstOptions?.locations}
    />
  );
}

function EmploymentFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  const boxes = (options ?? firstOptions)?.employmentTypes;
  const label = t('auth.register.employment_types');
  if (!boxes) return <FieldPlaceholder label={label} boxes={EMPLOYMENT_TYPES.length} />;
  return (
    <CheckboxGroup {...form.field('employmentTypes')} label={label} options={boxes} layout="wrap" />
  );
}

function AvailabilityFields({ form }: FieldsProps) {
  const { t } = useWords();
  return (
    <DayField
      {...form.field('availableFrom')}
      label={t('register.step.availability.field')}
      optional={t('forms.optional')}
    />
  );
}

function SystemsFields({ form, options, firstOptions }: FieldsProps) {
  const { t } = useWords();
  return (
    <ChoiceField
      {...form.field('systems')}
      part="systems"
      label={t('register.step.systems.field')}
      optional={t('forms.optional')}
      groups={options?.systems}
      firstGroups={firstOptions?.systems}
    />
  );
}

function WorkplaceFields({ form, suggestions }: FieldsProps) {
  return <WorkplaceField {...form.field('workplace')} suggestions={suggestions} />;
}

function VisibilityFields({ form }: FieldsProps) {
  const { t } = useWords();
  const { onValueChange, ...field } = form.field('visibility');
  return (
    <>
      <RadioCards
        {...field}
        label={t('register.step.visibility.title')}
        labelHidden
        onValueChange={(id) => {
          const visibility = VISIBILITIES.find((one) => one === id);
          if (visibility) onValueChange(visibility);
        }}
        options={VISIBILITIES.map((id) => ({
          id,
          label: t(`visibility.${id}`),
          hint: t(`visibility.${id}.text`),
        }))}
      />
      <p className={styles.small}>{t('register.step.visibility.gdpr')}</p>
    </>
  );
}

function ContactFields({ form, production }: FieldsProps) {
  const { t } = useWords();
  const prefixes = usePhonePrefixes(production);
  const label = t('register.step.contact.phone');
  return (
    <>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      {/* The list of country codes needs a script: without one the form has the number only */}
      {useHydrated() ? (
        <PhoneField
          {...form.field('phone')}
          label={label}
          prefixLabel={t('forms.phone_prefix')}
          prefixes={prefixes}
        />
      ) : (
        <TextField
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          label={label}
          maxLength={MAX_LENGTH.phone}
        />
      )}
    </>
  );
}

const FIELDS = {
  email: EmailFields,
  type: TypeFields,
  profession: ProfessionFields,
  roles: RolesFields,
  workfields: WorkfieldsFields,
  locations: LocationsFields,
  employment: EmploymentFields,
  availability: AvailabilityFields,
  systems: SystemsFields,
  workplace: WorkplaceFields,
  visibility: VisibilityFields,
  contact: ContactFields,
} as const satisfies Record<
  Exclude<RegisterStep, 'bankid'>,
  (props: FieldsProps) => React.ReactElement
>;
