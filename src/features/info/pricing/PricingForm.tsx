import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { TextField } from '@vikari/ui-kit/TextField';
import {
  MAX_PRICING_MESSAGE,
  PRICING_PATH,
  PRICING_STAFF,
  PRICING_VOLUMES,
  type PricingProblem,
} from '#domain/info/pricingRequest';
import { MAX_LENGTH } from '#domain/limits';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { limitProblem } from '../../../lib/forms/problems';
import { useForm } from '../../../lib/forms/useForm';
import styles from '../info.module.css';
import {
  checkPricing,
  NO_VALUES,
  type PricingField,
  type PricingValues,
  pricingErrorText,
} from './pricingErrors';

export interface PricingFormProps {
  /** Whether production's phone numbers are meant. */
  production: boolean;
  /** Rejects when it could not be sent. */
  onSend: (values: PricingValues) => Promise<void>;
  /** Of the form's own post, without a script. */
  problem: PricingProblem | null;
  wrong: readonly PricingField[];
  /** Those of them in which something looks like a personal identity number. */
  asked: readonly PricingField[];
}

const errorsOf = ({
  wrong,
  asked,
}: Pick<PricingFormProps, 'wrong' | 'asked'>): FieldErrors<PricingValues> =>
  Object.fromEntries(
    wrong.map((name) => [name, asked.includes(name) ? PERSONAL_NUMBER : 'validation.invalid']),
  );

/** What an organisation fills in to ask about prices; it is posted as it is without a script. */
export function PricingForm(props: PricingFormProps) {
  const { production, onSend, problem } = props;
  const { t, language } = useWords();
  const form = useForm<PricingValues, PricingProblem>({
    initialValues: NO_VALUES,
    initialErrors: errorsOf(props),
    initialProblem: problem,
    check: (values) => checkPricing(values, { production }),
    onSubmit: onSend,
    problemOf: limitProblem,
    textOf: (message) => t(pricingErrorText(message)),
  });
  const { field } = form;
  const [staff, volume] = [field('staff'), field('volume')];
  return (
    <FieldForm
      form={form}
      action={PRICING_PATH}
      hidden={{ language }}
      summary={t('info.pricing.summary')}
      nativeCheck
      className={styles.form}
    >
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
        {...staff}
        label={t('info.pricing.staff')}
        options={PRICING_STAFF.map((id) => ({ id, label: t(`info.pricing.staff.${id}`) }))}
        onValueChange={(ids) => staff.onValueChange(PRICING_STAFF.filter((id) => ids.includes(id)))}
      />
      <SelectField
        {...volume}
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
          volume.onValueChange(PRICING_VOLUMES.find((one) => one === value) ?? '')
        }
      />
      <TextArea
        {...field('message')}
        label={t('info.pricing.message')}
        hint={t('info.pricing.message.hint')}
        optional={t('info.pricing.optional')}
        maxLength={MAX_PRICING_MESSAGE}
      />
      <ActionProblem>
        {form.problem && (
          <Callout tone="danger">
            <p>{t(`info.pricing.problem.${form.problem}`)}</p>
          </Callout>
        )}
      </ActionProblem>
      <div>
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('info.pricing.sending')}>
          {t('info.pricing.send')}
        </Button>
      </div>
    </FieldForm>
  );
}
