import { retryOf } from '../../../data/retryOf';
import { useSiteData } from '../../../data/SiteDataProvider';
import { unblockOne, useBlockedEmployers, useReports } from '../../../data/safety';
import { BlockedList } from '../../../features/account-security/BlockedList';
import { ReportList } from '../../../features/account-security/ReportList';
import { useAction } from './useAction';

/** Blocked employers and own reports; loaded with their texts. */
export function SafetyParts() {
  const data = useSiteData();
  const blocks = useBlockedEmployers();
  const reports = useReports();
  const { busy, problem, run } = useAction<string>();
  return (
    <>
      <BlockedList
        blocks={blocks.data?.results}
        onRetry={retryOf(blocks)}
        busy={busy}
        problem={problem}
        onUnblock={({ employerId }) => run(employerId, () => unblockOne(data, employerId))}
      />
      <ReportList reports={reports.data?.results} onRetry={retryOf(reports)} />
    </>
  );
}
