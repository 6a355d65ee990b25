import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { TextField } from '@vikari/ui-kit/TextField';
import {
  MAX_PRICING_MESSAGE,
  PRICING_PATH,
  PRICING_STAFF,
  PRICING_VOLUMES,
} from '#domain/info/pricingRequest';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { useHydrated } from '../../../lib/useHydrated';
import styles from '../info.module.css';
import type { PricingFormState } from './usePricingForm';

/** What an organisation fills in to ask about prices; it is posted as it is without a script. */
export function PricingForm({ form }: { form: PricingFormState }) {
  const { t, language } = useWords();
  const hydrated = useHydrated();
  const { field, problem, errors, attempt, isSending } = form;
  const { value: staff, onValueChange: onStaff, ...staffField } = field('staff');
  return (
    <form
      method="post"
      action={PRICING_PATH}
      // Without a script the browser says what is missing, before anything is lost
      noValidate={hydrated}
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <input type="hidden" name="language" value={language} />
      <ErrorSummary title={t('info.pricing.summary')} errors={errors} attempt={attempt} />
      <div role="alert">
        {problem && (
          <Callout tone="danger">
            <p>{t(`info.pricing.problem.${problem}`)}</p>
          </Callout>
        )}
      </div>
      <TextField
        {...field('organisation')}
        label={t('info.pricing.organisation')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.workplace}
        required
      />
      <TextField
        {...field('name')}
        label={t('info.pricing.name')}
        autoComplete="name"
        capitalisation="words"
        maxLength={MAX_LENGTH.name}
        required
      />
      <EmailField
        {...field('email')}
        label={t('info.pricing.email')}
        maxLength={MAX_LENGTH.email}
        required
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={t('info.pricing.phone')}
        optional={t('info.pricing.optional')}
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
      />
      <CheckboxGroup
        {...staffField}
        label={t('info.pricing.staff')}
        options={PRICING_STAFF.map((id) => ({ id, label: t(`info.pricing.staff.${id}`) }))}
        value={staff}
        onValueChange={(ids) => onStaff(PRICING_STAFF.filter((id) => ids.includes(id)))}
      />
      <SelectField
        {...field('volume')}
        label={t('info.pricing.volume')}
        placeholder={t('info.pricing.volume.choose')}
        required
        groups={[
          {
            label: '',
            options: PRICING_VOLUMES.map((id) => ({ id, label: t(`info.pricing.volume.${id}`) })),
          },
        ]}
        onValueChange={(value) =>
          field('volume').onValueChange(PRICING_VOLUMES.find((one) => one === value) ?? '')
        }
      />
      <TextArea
        {...field('message')}
        label={t('info.pricing.message')}
        hint={t('info.pricing.message.hint')}
        optional={t('info.pricing.optional')}
        maxLength={MAX_PRICING_MESSAGE}
      />
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t('info.pricing.sending')}>
          {t('info.pricing.send')}
        </Button>
      </div>
    </form>
  );
}
