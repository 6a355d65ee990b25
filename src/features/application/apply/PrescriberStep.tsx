import { Callout } from '@vikari/ui-kit/Callout';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import type { StepStatus } from '#domain/applications/steps';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import { ChoiceForm, type StepProps } from './ChoiceForm';

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
  const { status, known, onSave, onPass, onNext, ...form } = props;
  const { t } = useWords();
  const say = useFieldWords();
  const [code, setCode] = useState(known ?? '');
  const [refused, setRefused] = useState(false);
  const typed = code.trim();
  const right = CODE.test(typed);
  const unneeded = status.reason !== null && typed === '';
  return (
    <ChoiceForm
      {...form}
      onSubmit={() => {
        setRefused(!right && !unneeded);
        if (right) onSave(typed);
        else if (unneeded) onNext();
      }}
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
        label={t('account.prescriber_code')}
        hint={t('account.prescriber_code.hint')}
        error={refused && !right ? say('validation.prescriber_code') : undefined}
        value={code}
        onValueChange={setCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LENGTH.phone}
      />
    </ChoiceForm>
  );
}
