import { type Application, fetchApplications } from '#domain/api/portal';
import { useApplicationList, withdraw } from '../../data/applications';
import { useSiteData } from '../../data/SiteDataProvider';
import { ApplicationsView } from '../../features/application/ApplicationsView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { isSignedOut, reportLostSession } from '../../session/lostSession';
import { memberLoader } from '../../session/memberLoader';

export const loader = memberLoader(async (prefetch) => {
  await prefetch.readList(fetchApplications, {});
});

/** The candidate's applications. */
export function Component() {
  const { t, language } = useWords();
  const { demo } = useSite();
  const data = useSiteData();
  const list = useApplicationList();
  /** Returns false when the session has ended, which the shell explains. */
  async function handleWithdraw({ id }: Application): Promise<boolean> {
    try {
      await withdraw(data, id);
      return true;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      await reportLostSession(data);
      return false;
    }
  }

  return (
    <>
      <PageHead
        title={t('applications.title')}
        description={t('applications.description')}
        noIndex
      />
      <ApplicationsView
        applications={list.applications}
        more={list.paged ? list : null}
        onRetry={list.failed ? list.retry : null}
        onWithdraw={handleWithdraw}
        jobsHref={paths.availableJobs(language)}
        jobHref={({ slug }) => paths.job(slug)}
        applyHref={paths.apply}
        linkComponent={RouterLink}
        demo={demo}
      />
    </>
  );
}
