import { Button } from '@vikari/ui-kit/Button';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, useState } from 'react';
import styles from '../parts/pattern.module.css';
import { type Answers, isComplete } from './flow';
import type { FlowTexts } from './texts';

interface StepFormProps {
  step: 'contact' | 'start';
  answers: Answers;
  texts: FlowTexts;
  onComplete: (answers: Partial<Answers>) => void;
}

/** One step with a question or a few. */
export function StepForm({ step, answers, texts, onComplete }: StepFormProps) {
  const [values, setValues] = useState(answers);
  const [attempt, setAttempt] = useState(0);
  const judged = attempt > 0;
  const change = (patch: Partial<Answers>) => setValues({ ...values, ...patch });
  const wrong = {
    name: judged && values.name.trim() === '' ? texts.nameError : undefined,
    email: judged && !values.email.includes('@') ? texts.emailError : undefined,
    start: judged && values.start === '' ? texts.startError : undefined,
  };
  const asked = step === 'contact' ? (['name', 'email'] as const) : (['start'] as const);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isComplete(step, values)) onComplete(values);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.stack}>
      <ErrorSummary
        title={texts.summary}
        attempt={attempt}
        items={asked.flatMap((name) => {
          const message = wrong[name];
          return message === undefined ? [] : [{ fieldId: `apply-${name}`, message }];
        })}
      />
      {step === 'contact' ? (
        <FormSection title={texts.reach} description={texts.why}>
          <TextField
            id="apply-name"
            label={texts.name}
            autoComplete="name"
            value={values.name}
            error={wrong.name}
            onValueChange={(name) => change({ name })}
          />
          <EmailField
            id="apply-email"
            label={texts.email}
            value={values.email}
            error={wrong.email}
            onValueChange={(email) => change({ email })}
          />
        </FormSection>
      ) : (
        <RadioCards
          id="apply-start"
          label={texts.start}
          options={texts.starts}
          value={values.start}
          error={wrong.start}
          onValueChange={(start) => change({ start })}
        />
      )}
      <div>
        <Button type="submit">{texts.next}</Button>
      </div>
    </form>
  );
}
