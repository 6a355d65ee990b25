import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../../i18n/intl';
import { ChoiceForm, type StepProps } from './ChoiceForm';

/** An interview is booked once the employer offers times; nothing is asked for before. */
export function InterviewStep({ onNext, ...form }: StepProps & { onNext: () => void }) {
  const { t } = useWords();
  return (
    <ChoiceForm {...form} onSubmit={onNext}>
      <Callout tone="info">
        <p>{t('apply.reason.no_times_yet')}</p>
      </Callout>
    </ChoiceForm>
  );
}
