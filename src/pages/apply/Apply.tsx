import { PageHead } from '../../app/PageHead';
import { ApplySkeleton } from '../../features/application/apply/ApplySkeleton';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useHydrated } from '../../lib/useHydrated';
import { ApplyFlow } from './ApplyFlow';
import type { ApplyProps } from './applyProps';

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
