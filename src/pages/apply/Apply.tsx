import type { Application, JobDetail } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';
import { PageHead } from '../../app/PageHead';
import { paths } from '../../app/paths';
import { RouterLink } from '../../app/RouterLink';
import { ApplySkeleton } from '../../features/application/apply/ApplySkeleton';
import { useWords } from '../../i18n/intl';
import { useHydrated } from '../../lib/useHydrated';
import { ApplyFlow } from './ApplyFlow';

export interface ApplyProps {
  job: JobDetail;
  /** The job takes no applications. */
  closed: boolean;
  profile: Profile;
  /** Her application on it, an invitation or a raised hand included. */
  existing: Application | null;
}

/** The draft is in the browser alone, so the form waits until the browser has taken over. */
export function Apply(props: ApplyProps) {
  const { t } = useWords();
  const { title, slug, workplaceName } = props.job;
  return (
    <>
      <PageHead title={t('apply.page', { job: title })} noIndex />
      {useHydrated() ? (
        <ApplyFlow {...props} />
      ) : (
        <ApplySkeleton
          jobTitle={title}
          workplaceName={workplaceName}
          jobHref={paths.job(slug)}
          linkComponent={RouterLink}
        />
      )}
    </>
  );
}
