import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { Text } from '@vikari/ui-kit/Text';
import { TextField } from '@vikari/ui-kit/TextField';
import type { ProfileView as Look, RecruiterView } from '#domain/api/account';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { DayField } from '../../../lib/forms/day/DayField';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import { FieldsNumberQuestion } from '../../../lib/forms/number/FieldsNumberQuestion';
import { useTargetInAddress } from '../../../lib/page/useTargetInAddress';
import { VocabularyField } from '../../../lib/vocabulary/VocabularyField';
import type { AccountOptions } from '../accountOptions';
import type { AutosaveForm } from '../autosave/useAutosave';
import { LanguagesField } from './LanguagesField';
import { PictureSection, type PictureSectionProps } from './PictureSection';
import { isVisibility, type ProfileForm } from './profileForm';
import { ProfileViewsSection, RecruiterSection } from './RecruiterSection';

interface SectionProps {
  form: AutosaveForm<ProfileForm>;
}

export interface LaterSectionsProps extends SectionProps {
  /** undefined while they are being read, like the following props. */
  options: AccountOptions | undefined;
  recruiterView: RecruiterView | undefined;
  looks: readonly Look[] | undefined;
  picture: PictureSectionProps;
}

/** The sections of the profile after the contact details; each that is led to has its own id. */
export function LaterSections({
  form,
  options,
  recruiterView,
  looks,
  picture,
}: LaterSectionsProps) {
  useTargetInAddress(true);
  return (
    <>
      <WorkSection form={form} options={options} />
      <LanguagesSection form={form} />
      <PictureSection {...picture} />
      <VisibilitySection form={form} />
      {recruiterView && options && <RecruiterSection view={recruiterView} options={options} />}
      {looks && <ProfileViewsSection looks={looks} />}
    </>
  );
}

/** The candidate's profession, licence and systems. */
function WorkSection({ form, options }: SectionProps & { options: AccountOptions | undefined }) {
  const { t } = useWords();

  return (
    <FormSection title={t('account.work')} description={<p>{t('account.work.text')}</p>}>
      <TextField
        {...form.field('jobTitle')}
        label={t('account.job_title')}
        hint={t('account.job_title.hint')}
        autoComplete="organization-title"
        maxLength={MAX_LENGTH.name}
      />
      <div id="profession">
        {options ? (
          <SelectField
            {...form.field('profession')}
            label={t('account.profession')}
            groups={options.professions}
            placeholder={t('auth.choice.choose')}
          />
        ) : (
          <FieldPlaceholder label={t('account.profession')} />
        )}
      </div>
      <TextField
        {...form.field('workplace')}
        label={t('account.workplace')}
        hint={t('account.workplace.hint')}
        optional={t('forms.optional')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.workplace}
      />
      <FieldsNumberQuestion form={form} />
      <DayField
        {...form.field('availableFrom')}
        label={t('account.available_from')}
        hint={t('account.available_from.hint')}
        optional={t('forms.optional')}
      />
      <div id="prescriber-code">
        <TextField
          {...form.field('prescriberCode')}
          label={t('account.prescriber_code')}
          hint={t('account.prescriber_code.hint')}
          optional={t('forms.optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_LENGTH.phone}
        />
      </div>
      <div id="systems">
        <VocabularyField
          {...form.field('systems')}
          part="systems"
          label={t('account.systems')}
          hint={t('account.systems.hint')}
          groups={options?.systems}
        />
      </div>
    </FormSection>
  );
}

/** The languages that the candidate knows, which many jobs ask about. */
function LanguagesSection({ form }: SectionProps) {
  const { t } = useWords();
  const { name: _name, ...field } = form.field('languages');
  return (
    <FormSection
      id="languages"
      title={t('account.languages')}
      description={<p>{t('account.languages.text')}</p>}
    >
      <LanguagesField {...field} />
    </FormSection>
  );
}

/** Part 6's choice: offers without revealing the identity, or none. */
function VisibilitySection({ form }: SectionProps) {
  const { t } = useWords();
  const { id: _id, onValueChange, ...field } = form.field('visibility');
  const { id: consentId, name, value, onValueChange: onConsent } = form.field('avatarConsent');
  return (
    <FormSection
      id="visibility"
      title={t('account.visibility')}
      description={<p>{t('account.visibility.text')}</p>}
    >
      <RadioCards
        {...field}
        label={t('account.visibility.question')}
        onValueChange={(chosen) => {
          if (isVisibility(chosen)) onValueChange(chosen);
        }}
        options={[
          {
            id: 'offers',
            label: t('visibility.offers'),
            hint: t('visibility.offers.text'),
          },
          {
            id: 'hidden',
            label: t('visibility.hidden'),
            hint: t('visibility.hidden.text'),
          },
        ]}
      />
      <Text variant="small" tone="muted">
        {t('account.visibility.gdpr')}
      </Text>
      <CheckboxField
        id={consentId}
        name={name}
        checked={value}
        onCheckedChange={onConsent}
        label={t('account.avatar_consent')}
        hint={t('account.avatar_consent.text')}
      />
    </FormSection>
  );
}
