import type { LinkComponent } from '@vikari/ui-kit/Button';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { NameFields } from '../../../lib/forms/NameFields';
import { useForm } from '../../../lib/forms/useForm';
import { usePhonePrefixes } from '../../../lib/forms/usePhonePrefixes';
import type { ApplyRules } from './applyChecks';
import { checkContact } from './checkContact';
import { StepForm } from './StepForm';

export interface ContactStepProps {
  /** Read once. */
  initialValues: ContactDetails;
  refused: FieldErrors<ContactDetails>;
  rules: Pick<ApplyRules, 'production'>;
  backHref: string;
  linkComponent: LinkComponent;
  onChange: (contact: ContactDetails) => void;
  /** Returns the fields' errors. */
  onComplete: (contact: ContactDetails) => Promise<FieldErrors<ContactDetails>>;
}

/** The candidate's contact details. */
export function ContactStep(props: ContactStepProps) {
  const { initialValues, refused, rules, backHref, linkComponent, onChange, onComplete } = props;
  const { t } = useWords();
  const prefixes = usePhonePrefixes(rules.production);
  const form = useForm<ContactDetails>({
    initialValues,
    initialErrors: refused,
    check: (values) => checkContact(rules, values),
    onChange,
    onSubmit: onComplete,
  });
  return (
    <StepForm form={form} backHref={backHref} linkComponent={linkComponent}>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <EmailField {...form.field('email')} label={t('apply.email')} maxLength={MAX_LENGTH.email} />
      <PhoneField
        {...form.field('phone')}
        label={t('forms.phone')}
        hint={t('apply.phone_hint')}
        prefixLabel={t('forms.phone_prefix')}
        prefixes={prefixes}
      />
    </StepForm>
  );
}
