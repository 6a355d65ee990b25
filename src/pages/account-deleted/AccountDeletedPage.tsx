import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSiteData } from '../../data/SiteDataProvider';
import { DeletedView } from '../../features/account-security/DeletedView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useHydrated } from '../../lib/useHydrated';
import { leaveDeletedAccount } from '../../session/leaveDeletedAccount';
import { useProfile } from '../../session/useProfile';

/** The receipt of a deleted account. Its number is in the history entry and in no address. */
export function Component() {
  const { t } = useWords();
  const data = useSiteData();
  const { state }: { state: unknown } = useLocation();
  const isReload = useNavigationType() === 'POP';
  const isSignedIn = Boolean(useProfile());
  // The server has no history entry
  const receiptId = useHydrated() ? receiptIn(state) : undefined;
  const isNew = receiptId !== undefined && !isReload;

  useEffect(() => {
    if (isNew && isSignedIn) leaveDeletedAccount(data);
  }, [data, isNew, isSignedIn]);

  return (
    <>
      <PageHead
        title={t(receiptId === undefined ? 'account_deleted.unknown' : 'account_deleted.title')}
        noIndex
      />
      <DeletedView receiptId={receiptId} homeHref={paths.home()} linkComponent={RouterLink} />
    </>
  );
}

/** null where the answer with its number was lost; undefined without a deletion before this page. */
function receiptIn(state: unknown): string | null | undefined {
  if (typeof state !== 'object' || state === null || !('receiptId' in state)) return undefined;
  return typeof state.receiptId === 'string' ? state.receiptId : null;
}
