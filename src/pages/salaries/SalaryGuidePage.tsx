import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { SalaryGuideView } from '../../features/salary-guide/SalaryGuideView';
import type { SalaryIndexRow } from '../../features/salary-guide/salaryData';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';

/** The figures come with the page: a browser loads them only to open it from another page. */
export const loader = pageLoader(async (prefetch, request) => {
  const { loadSalaryIndex } = await import('../../features/salary-guide/loadSalaryIndex');
  return loadSalaryIndex(prefetch, request);
});

/** The salary guide: every profession with its pay. */
export function Component() {
  const { t } = useWords();
  const { publicUrl } = useSite();
  const rows = usePageExtra<SalaryIndexRow[]>();
  const crumbs = [
    { name: t('salaries.home'), path: paths.home() },
    { name: t('salaries.title'), path: paths.salaries() },
  ];
  return (
    <>
      <PageHead title={t('salaries.title')} description={t('salaries.description')} />
      <StructuredData thing={breadcrumbList(crumbs, publicUrl)} />
      <SalaryGuideView rows={rows} crumbs={crumbs} />
    </>
  );
}
