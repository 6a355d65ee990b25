import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { Text } from '@vikari/ui-kit/Text';
import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/alerts/alerts';
import type { SavedSearch } from '#domain/saved/saved';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { failed } from '../../lib/forms/problems';
import { type Form, useForm } from '../../lib/forms/useForm';
import styles from './saved.module.css';

/** How a candidate hears of a search. */
export type AlertChoice = Pick<SavedSearch, 'frequency' | 'mail' | 'push'>;

export const DEFAULT_ALERT: AlertChoice = { frequency: 'daily', mail: true, push: false };

/** An alert needs at least one way to reach its user. */
function checkAlert({ frequency, mail, push }: AlertChoice): FieldErrors<AlertChoice> {
  return frequency === 'never' || mail || push ? {} : { mail: 'saved.alert.no_way' };
}

type AlertFormState = Form<AlertChoice, 'failed'>;

/** @param onSave - rejects when it was not saved. */
export function useAlertForm(
  initialValues: AlertChoice,
  onSave: (alert: AlertChoice) => Promise<void>,
): AlertFormState {
  return useForm({ initialValues, check: checkAlert, onSubmit: onSave, problemOf: failed });
}

const isFrequency = (value: string): value is AlertFrequency =>
  ALERT_FREQUENCIES.some((frequency) => frequency === value);

/** How often, and how. */
export function AlertFields({ form }: { form: AlertFormState }) {
  const { t } = useWords();
  const frequency = form.field('frequency');
  const [mail, push] = [form.field('mail'), form.field('push')];
  return (
    <>
      <SelectField
        {...frequency}
        label={t('saved.alert.frequency')}
        groups={[
          {
            label: '',
            options: ALERT_FREQUENCIES.map((id) => ({ id, label: t(`saved.alert.${id}`) })),
          },
        ]}
        onValueChange={(value) => isFrequency(value) && frequency.onValueChange(value)}
      />
      {frequency.value !== 'never' && (
        <fieldset className={styles.ways}>
          <legend>{t('saved.alert.ways')}</legend>
          <CheckboxField
            id={mail.id}
            label={t('saved.alert.mail')}
            hint={t('saved.alert.mail.hint')}
            checked={mail.value}
            onCheckedChange={mail.onValueChange}
          />
          <CheckboxField
            id={push.id}
            label={t('saved.alert.push')}
            hint={t('saved.alert.push.hint')}
            checked={push.value}
            onCheckedChange={push.onValueChange}
          />
          <ActionProblem>
            {mail.error && (
              <Text variant="small" tone="danger">
                {mail.error}
              </Text>
            )}
          </ActionProblem>
        </fieldset>
      )}
      <ActionProblem>
        {form.problem && <Callout tone="danger">{t('saved.alert.failed')}</Callout>}
      </ActionProblem>
    </>
  );
}
