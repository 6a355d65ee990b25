import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { SalaryView } from '../../features/salary-guide/SalaryView';
import { chosenHref } from '../../features/salary-guide/salaryAddress';
import type { SalaryData } from '../../features/salary-guide/salaryData';
import { salaryArticle, salaryOccupation } from '../../features/salary-guide/salaryThings';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { ErrorBoundary as NotFound } from '../not-found/NotFoundPage';

/** The figures and texts come with the page: a browser loads them only to open another page. */
export const loader = pageLoader(async (prefetch, request) => {
  const { loadSalary } = await import('../../features/salary-guide/loadSalary');
  return loadSalary(prefetch, request);
});

/** What one profession earns. */
export function Component() {
  const salary = usePageExtra<SalaryData>();
  // Another profession's page begins anew
  return <SalaryPage key={salary.slug} salary={salary} />;
}

function SalaryPage({ salary }: { salary: SalaryData }) {
  const { t, language } = useWords();
  const { publicUrl, today, demo } = useSite();
  const navigate = useNavigate();
  const facts = { language, publicUrl, today };
  const crumbs = [
    { name: t('salaries.home'), path: paths.home() },
    { name: t('salaries.title'), path: paths.salaries() },
    { name: salary.name, path: salary.path },
  ];
  const occupation = salaryOccupation(salary, facts);
  return (
    <>
      <PageHead title={salary.content.title} description={salary.content.description} />
      <StructuredData thing={breadcrumbList(crumbs, publicUrl)} />
      <StructuredData thing={salaryArticle(salary, facts)} />
      {occupation && <StructuredData thing={occupation} />}
      <SalaryView
        salary={salary}
        crumbs={crumbs}
        today={today}
        demo={demo}
        onChoose={(choice) =>
          void navigate(chosenHref(salary.path, choice), { preventScrollReset: true })
        }
      />
    </>
  );
}

/** An unknown profession is an unknown path; any other error is handled by the shell. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
