import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import type { CompareColumn } from '@vikari/ui-kit/CompareTable';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ComparedJob } from '#domain/jobViews/comparison';
import type { Words } from '../../i18n/intl';
import { langOf } from '../../lib/jobText/adLanguage';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './compare.module.css';

/** The button that leads to where the job is applied to; none where that is not known. */
function ApplyLink({ words: { t }, compared: { job } }: { words: Words; compared: ComparedJob }) {
  const elsewhere = job.externalApplication;
  if (elsewhere === null) {
    return (
      <Button size="small" href={paths.apply(job.id)} linkComponent={RouterLink}>
        <span aria-hidden>{t('compare.apply')}</span>
        <span className="vk-visually-hidden">
          <TitleInText job={job} text={(title) => t('compare.apply.job', { job: title })} />
        </span>
      </Button>
    );
  }
  if (elsewhere.url === null) return null;
  const text = elsewhere.url === job.source.url ? 'apply_at_source' : 'apply_elsewhere';
  return (
    <Button size="small" href={elsewhere.url} rel="noopener noreferrer nofollow">
      {t(`compare.${text}`)}
    </Button>
  );
}

/** The head of a job's column, and what can be done with it. */
export function columnOf(
  words: Words,
  compared: ComparedJob,
  withoutIt: string | null,
): CompareColumn {
  const { job, closed } = compared;
  const { t } = words;
  return {
    id: job.id,
    head: (
      <>
        <RouterLink href={paths.job(job.slug)} lang={langOf(job)}>
          {job.title}
        </RouterLink>
        {closed && <Badge tone="warning">{t('compare.closed')}</Badge>}
        {job.partial && <Badge tone="neutral">{t('compare.partial')}</Badge>}
        {job.imported && <span className={styles.source}>{t('compare.source')}</span>}
      </>
    ),
    actions: (
      <Stack direction="row" spacing={2}>
        {!closed && !job.partial && <ApplyLink words={words} compared={compared} />}
        {withoutIt !== null && (
          <Button size="small" variant="quiet" href={withoutIt} linkComponent={RouterLink}>
            <span aria-hidden>{t('compare.remove')}</span>
            <span className="vk-visually-hidden">
              <TitleInText job={job} text={(title) => t('compare.remove.job', { job: title })} />
            </span>
          </Button>
        )}
      </Stack>
    ),
  };
}
