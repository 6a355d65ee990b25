import { Button } from '@vikari/ui-kit/Button';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, useState } from 'react';
import { phonePrefixes } from '../../lib/formTexts';
import styles from '../parts/pattern.module.css';
import { ReferenceSaved } from './ReferenceSaved';
import {
  checkReference,
  EMPTY_REFERENCE,
  REFERENCE_FIELDS,
  type Reference,
  type ReferenceErrors,
  type SaveAnswer,
} from './referenceFormRules';
import type { FormErrorTexts } from './texts';

interface ReferenceFormProps {
  texts: FormErrorTexts;
  onSave: (reference: Reference) => Promise<SaveAnswer>;
}

type Phase = 'open' | 'saving' | 'failed' | 'saved';

/** A form: validated when it is submitted, and from then on at every change. */
export function ReferenceForm({ texts, onSave }: ReferenceFormProps) {
  const [values, setValues] = useState(EMPTY_REFERENCE);
  const [refused, setRefused] = useState<ReferenceErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('open');
  const errors: ReferenceErrors = attempt === 0 ? {} : { ...refused, ...checkReference(values) };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (phase === 'saving') return;
    setAttempt(attempt + 1);
    setRefused({});
    setPhase('open');
    if (Object.keys(checkReference(values)).length > 0) return;
    setPhase('saving');
    const answer = await onSave(values);
    if (answer.kind === 'refused') setRefused(answer.errors);
    setPhase(answer.kind === 'refused' ? 'open' : answer.kind);
  }

  function handleAnother() {
    setValues(EMPTY_REFERENCE);
    setAttempt(0);
    setPhase('open');
  }

  const field = (name: keyof Reference) => {
    const problem = errors[name];
    return {
      id: `reference-${name}`,
      value: values[name],
      error: problem && texts.problems[problem],
      onValueChange(value: string) {
        setValues({ ...values, [name]: value });
        // The server's error was about the old value.
        setRefused({ ...refused, [name]: undefined });
      },
    };
  };

  if (phase === 'saved') {
    return <ReferenceSaved name={values.name} texts={texts} onAnother={handleAnother} />;
  }
  return (
    <form noValidate onSubmit={handleSubmit} className={`${styles.stack} ${styles.narrow}`}>
      <header className={styles.words}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <ErrorSummary
        title={phase === 'failed' ? texts.failedTitle : texts.summary}
        attempt={attempt}
        items={REFERENCE_FIELDS.flatMap((name) => {
          const { id, error } = field(name);
          return error === undefined ? [] : [{ fieldId: id, message: error }];
        })}
      >
        {phase === 'failed' ? <p>{texts.failed}</p> : null}
      </ErrorSummary>
      <TextField {...field('workplace')} label={texts.workplace} autoComplete="organization" />
      <TextField {...field('name')} label={texts.name} capitalisation="words" />
      <PhoneField
        {...field('phone')}
        label={texts.phone}
        prefixes={phonePrefixes(texts.countries)}
        prefixLabel={texts.prefix}
      />
      <EmailField {...field('email')} label={texts.email} hint={texts.emailHint} />
      <div>
        <Button type="submit" loading={phase === 'saving'} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
