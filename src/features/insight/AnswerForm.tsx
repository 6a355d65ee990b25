import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { Stack } from '@vikari/ui-kit/Stack';
import { useFormik } from 'formik';
import { type FormEvent, useState } from 'react';
import { object, string } from 'yup';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { AnswerFields, fieldId } from './AnswerFields';
import styles from './insight.module.css';
import { type AnswerFormProps, PLAIN_FORM } from './PlainAnswerForm';

type Values = Record<string, string>;

/** The scores that were chosen in the plain form before this one replaced it. */
function chosenBefore(): Values {
  const plain = document.getElementById(PLAIN_FORM);
  if (!(plain instanceof HTMLFormElement)) return {};
  const entries = [...new FormData(plain)];
  return Object.fromEntries(entries.map(([id, score]) => [id, String(score)]));
}

/** An answer, checked before it is sent. */
export function AnswerForm({ workplaceId, configuration, scores, onSend }: AnswerFormProps) {
  const { t, language } = useWords();
  const { statements } = configuration;
  const [problem, setProblem] = useState<'failed' | 'quota'>();
  const [attempt, setAttempt] = useState(0);
  const [initialValues] = useState<Values>(() => {
    const before = chosenBefore();
    return Object.fromEntries(
      statements.map(({ id }, index) => [id, before[id] ?? String(scores?.[index] ?? '')]),
    );
  });
  const form = useFormik<Values>({
    initialValues,
    validationSchema: object(
      Object.fromEntries(statements.map(({ id }) => [id, string().required()])),
    ),
    validateOnBlur: false,
    validateOnChange: attempt > 0,
    onSubmit: async (values) =>
      setProblem(await onSend(statements.map(({ id }) => Number(values[id])))),
  });
  const required = t('insight.score.required');
  const missing = attempt > 0 ? statements.filter(({ id }) => form.errors[id] !== undefined) : [];

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (form.isSubmitting) return event.preventDefault();
    setAttempt((count) => count + 1);
    form.handleSubmit(event);
  }

  return (
    <form
      noValidate
      method="post"
      action={paths.postInsight()}
      onSubmit={handleSubmit}
      className={styles.form}
    >
      <input type="hidden" name="workplace" value={workplaceId} />
      <ErrorSummary
        title={t('insight.form.summary')}
        headingLevel={3}
        attempt={attempt}
        errors={missing.map(({ id, text }) => ({
          fieldId: fieldId(id),
          message: `${text[language]} – ${required}`,
        }))}
      />
      <AnswerFields
        configuration={configuration}
        fieldOf={(id) => ({
          value: form.values[id] ?? '',
          error: missing.some((one) => one.id === id) ? required : undefined,
          onValueChange: (score) => void form.setFieldValue(id, score),
        })}
      />
      <div role="alert">
        {problem && (
          <Callout tone="danger">
            <p>{t(`insight.form.${problem}`)}</p>
          </Callout>
        )}
      </div>
      <Stack direction="row" spacing={3}>
        <Button type="submit" loading={form.isSubmitting}>
          {t(scores ? 'insight.form.change' : 'insight.form.submit')}
        </Button>
      </Stack>
    </form>
  );
}
