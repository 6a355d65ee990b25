import { Callout } from '@vikari/ui-kit/Callout';
import { type ReactNode, useState } from 'react';
import type { StepStatus } from '#domain/applications/steps';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import { ChoiceForm, type StepProps } from './ChoiceForm';

export interface InterviewStepProps extends StepProps {
  status: Pick<StepStatus, 'state' | 'reason'>;
  /** When the free times begin; empty where none is offered. ISO 8601 UTC. */
  free: readonly string[];
  /** How long an interview is; null where no time is offered. */
  minutes: number | null;
  /** The time that was chosen, which may be taken meanwhile; null for none. */
  chosen: string | null;
  /** The free times. */
  picker: (value: string, onValueChange: (startsAt: string) => void) => ReactNode;
  onChoose: (startsAt: string) => void;
  /** Continues without a time. */
  onPass: () => void;
  onNext: () => void;
}

/** The time of the interview, which is booked when the application is sent. */
export function InterviewStep(props: InterviewStepProps) {
  const { status, free, minutes, chosen, picker, onChoose, onPass, onNext, ...form } = props;
  const { t, intl } = useWords();
  const [wanted, setWanted] = useState(chosen ?? '');
  const value = free.includes(wanted) ? wanted : '';
  const isGone = chosen !== null && !free.includes(chosen);
  const later = { label: t('apply.interview.later'), onPass };
  const gone = isGone && (
    <Callout tone="warning">
      <p>{t('apply.interview.gone', { time: instantText(intl, chosen) })}</p>
    </Callout>
  );
  if (free.length === 0) {
    return (
      <ChoiceForm {...form} onSubmit={isGone ? onPass : onNext}>
        {gone}
        <Callout tone="info">
          <p>{t('apply.reason.no_times_yet')}</p>
        </Callout>
      </ChoiceForm>
    );
  }
  const onward = status.reason === null ? undefined : onNext;
  return (
    <ChoiceForm
      {...form}
      onSubmit={value ? () => onChoose(value) : onward}
      missing={t('apply.interview.missing')}
      pass={status.reason === null ? later : undefined}
    >
      {gone}
      <p>{t('apply.interview.choose', { minutes: minutes ?? 0 })}</p>
      {picker(value, setWanted)}
    </ChoiceForm>
  );
}
