import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ScaleField } from '@vikari/ui-kit/ScaleField';
import { Stack } from '@vikari/ui-kit/Stack';
import { ApiError } from '#domain/api/errors';
import type { InsightConfiguration } from '#domain/api/insights';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { type FormDraft, useForm } from '../../lib/forms/useForm';
import { paths } from '../../lib/site/paths';
import styles from './insight.module.css';

/** The chosen step of each statement, by its id; '' for none. */
type Values = Record<string, string>;

export interface AnswerFormProps {
  workplaceId: string;
  configuration: InsightConfiguration;
  /** The scores of an answer that is changed; null for a new one. */
  scores: readonly number[] | null;
  /** Keeps what is chosen until it is sent. */
  draft?: FormDraft<Record<string, string>>;
  /** Rejects with an `ApiError` when it could not be sent. */
  onSend: (scores: number[]) => Promise<void>;
}

const check = (values: Values): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([id, score]) =>
      score === '' ? [[id, 'insight.score.required']] : [],
    ),
  );

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'quota_exceeded' ? 'quota' : 'failed';

/** An answer about a workplace, the statements by area; it is posted as it is without a script. */
export function AnswerForm(props: AnswerFormProps) {
  const { workplaceId, configuration, scores, draft, onSend } = props;
  const { t, language } = useWords();
  const { areas, statements, scale } = configuration;
  const form = useForm({
    initialValues: Object.fromEntries(
      statements.map(({ id }, index) => [id, String(scores?.[index] ?? '')]),
    ),
    check,
    onSubmit: (values) => onSend(statements.map(({ id }) => Number(values[id]))),
    problemOf,
    draft,
    summaryName: (name) => `${statements.find(({ id }) => id === name)?.text[language]} –`,
  });
  return (
    <FieldForm
      form={form}
      action={paths.postInsight()}
      hidden={{ workplace: workplaceId }}
      summary={t('insight.form.summary')}
      summaryLevel={3}
      takesTyped
      className={styles.form}
    >
      {areas.map(({ id: area, text }) => (
        <Stack key={area} spacing={5}>
          <h3 className={styles.areaName}>{text[language]}</h3>
          {statements
            .filter((statement) => statement.area === area)
            .map((statement) => (
              <ScaleField
                key={statement.id}
                {...form.field(statement.id)}
                label={statement.text[language]}
                steps={scale.texts.map((words) => words[language])}
              />
            ))}
        </Stack>
      ))}
      <ActionProblem>
        {form.problem && (
          <Callout tone="danger">
            <p>{t(`insight.form.${form.problem}`)}</p>
          </Callout>
        )}
      </ActionProblem>
      <Stack direction="row" spacing={3}>
        <Button type="submit" loading={form.isSubmitting}>
          {t(scores ? 'insight.form.change' : 'insight.form.submit')}
        </Button>
      </Stack>
    </FieldForm>
  );
}
