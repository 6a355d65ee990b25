import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import type { InsightConfiguration } from '#domain/api/insights';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { AnswerFields } from './AnswerFields';
import styles from './insight.module.css';

export interface AnswerFormProps {
  workplaceId: string;
  configuration: InsightConfiguration;
  /** The scores of an answer that is changed; null for a new one. */
  scores: readonly number[] | null;
  /** Says why it could not be sent; undefined when it was. */
  onSend: (scores: number[]) => Promise<'failed' | 'quota' | undefined>;
}

/** The id by which the validating form finds this one, and takes over the chosen scores. */
export const PLAIN_FORM = 'answer-form';

/** The form as the server sends it: it is posted as it is. */
export function PlainAnswerForm({
  workplaceId,
  configuration,
  scores,
}: Omit<AnswerFormProps, 'onSend'>) {
  const { t } = useWords();
  const indexOf = (id: string) => configuration.statements.findIndex((one) => one.id === id);
  return (
    <form id={PLAIN_FORM} method="post" action={paths.postInsight()} className={styles.form}>
      <input type="hidden" name="workplace" value={workplaceId} />
      <AnswerFields
        configuration={configuration}
        fieldOf={(id) => ({ defaultValue: String(scores?.[indexOf(id)] ?? '') })}
      />
      <Stack direction="row" spacing={3}>
        <Button type="submit">{t(scores ? 'insight.form.change' : 'insight.form.submit')}</Button>
      </Stack>
    </form>
  );
}
