import { Callout } from '@vikari/ui-kit/Callout';
import { TextField } from '@vikari/ui-kit/TextField';
import type { StepStatus } from '#domain/applications/steps';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { useForm } from '../../../lib/forms/useForm';
import type { StepProps } from './ChoiceForm';
import { StepForm } from './StepForm';

export interface PrescriberStepProps extends StepProps {
  status: Pick<StepStatus, 'state' | 'reason'>;
  /** What the account has; null for none. */
  known: string | null;
  onSave: (code: string) => void;
  /** Continues without a code. */
  onPass: () => void;
  onNext: () => void;
}

/** Seven digits (decision 17 of the specification). */
const CODE = /^\d{7}$/;

/** The prescriber code of those who have one. */
export function PrescriberStep(props: PrescriberStepProps) {
  const { status, known, onSave, onPass, onNext, ...step } = props;
  const { t } = useWords();
  const isUnneeded = (code: string) => status.reason !== null && code.trim() === '';
  const form = useForm({
    initialValues: { code: known ?? '' },
    check: ({ code }) =>
      CODE.test(code.trim()) || isUnneeded(code) ? {} : { code: 'validation.prescriber_code' },
    onSubmit: ({ code }) => (isUnneeded(code) ? onNext() : onSave(code.trim())),
  });
  return (
    <StepForm
      {...step}
      form={form}
      summary={false}
      pass={
        status.state === 'todo' ? { label: t('apply.prescriber_code.pass'), onPass } : undefined
      }
    >
      {status.reason && (
        <Callout tone="info">
          <p>{t(`apply.reason.${status.reason}`)}</p>
        </Callout>
      )}
      <TextField
        {...form.field('code')}
        label={t('account.prescriber_code')}
        hint={t('account.prescriber_code.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LENGTH.phone}
      />
    </StepForm>
  );
}
