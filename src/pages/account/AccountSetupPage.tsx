import { getExperiences, getJobPreferences, getReferences } from '#domain/api/account';
import { getUserDocuments } from '#domain/api/documents';
import { accountSetup } from '#domain/candidates/setup';
import { useAccountContents } from '../../data/accountContents';
import { retryOf } from '../../data/retryOf';
import { SetupView } from '../../features/account/setup/SetupView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';
import { ReadAgain } from './ReadAgain';

export const loader = candidateLoader(async (prefetch) => {
  await Promise.all([
    prefetch.read(getJobPreferences, {}),
    prefetch.read(getReferences, {}),
    prefetch.read(getExperiences, {}),
    prefetch.read(getUserDocuments, {}),
  ]);
});

/** The tasks that are left after registration (decision 21 of the specification). */
export function Component() {
  const { t, language } = useWords();
  const { today } = useSite();
  const contents = useAccountContents();
  const { data } = contents;
  return (
    <>
      <PageHead title={t('account.setup.title')} noIndex />
      {data ? (
        <SetupView
          setup={accountSetup(data, today)}
          jobsHref={paths.availableJobs(language)}
          linkComponent={RouterLink}
        />
      ) : (
        <ReadAgain failed={retryOf(contents) !== null} onRetry={contents.retry} />
      )}
    </>
  );
}
