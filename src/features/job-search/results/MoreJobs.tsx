import { Callout } from '@vikari/ui-kit/Callout';
import { LoadMore } from '@vikari/ui-kit/LoadMore';
import type { JobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import styles from './results.module.css';

/** Below the list: how much of it is shown, and a button for the next page. */
export function MoreJobs({
  list,
}: {
  list: Pick<JobList, 'jobs' | 'total' | 'more' | 'loadMore'>;
}) {
  const { t } = useWords();
  return (
    <div className={styles.more}>
      <ActionProblem>
        {list.more === 'failed' && <Callout tone="danger">{t('jobs.list.more_failed')}</Callout>}
      </ActionProblem>
      <LoadMore
        shown={list.jobs?.length ?? 0}
        total={list.total}
        loading={list.more === 'loading'}
        onLoadMore={list.loadMore}
        labels={{
          showing: (shown, total) => t('jobs.list.showing', { shown, total }),
          more: t(list.more === 'failed' ? 'jobs.list.retry' : 'jobs.list.more'),
          loading: t('jobs.list.loading_more'),
        }}
      />
    </div>
  );
}
