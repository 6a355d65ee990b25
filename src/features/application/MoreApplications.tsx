import { Callout } from '@vikari/ui-kit/Callout';
import { LoadMore } from '@vikari/ui-kit/LoadMore';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';

export interface MoreApplicationsProps {
  /** How many are on the page now. */
  shown: number;
  list: { total: number; more: 'none' | 'idle' | 'loading' | 'failed'; loadMore: () => void };
}

/** Below a list of several pages: how much of it is shown, and a button for the next page. */
export function MoreApplications({ shown, list }: MoreApplicationsProps) {
  const { t } = useWords();
  const failed = list.more === 'failed';
  return (
    <>
      <ActionProblem>
        {failed && <Callout tone="danger">{t('applications.more_failed')}</Callout>}
      </ActionProblem>
      <LoadMore
        shown={shown}
        total={list.total}
        loading={list.more === 'loading'}
        onLoadMore={list.loadMore}
        labels={{
          showing: (count, total) => t('applications.showing', { count, total }),
          more: t(failed ? 'applications.retry' : 'applications.more'),
          loading: t('applications.loading_more'),
        }}
      />
    </>
  );
}
