import {
  isRouteErrorResponse,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { useJobList } from '../../data/jobs';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { SalaryView } from '../../features/salary-guide/SalaryView';
import type { SalaryData } from '../../features/salary-guide/salaryData';
import {
  PLACE_PARAM,
  SALARY_JOBS,
  salaryQuery,
  TIME_PARAM,
} from '../../features/salary-guide/salaryQuery';
import { salaryArticle, salaryOccupation } from '../../features/salary-guide/salaryThings';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { ErrorBoundary as NotFound } from '../not-found/NotFoundPage';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

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
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = salaryQuery(salary.roles, params);
  const list = useJobList(query, SALARY_JOBS);
  const facts = { language, publicUrl, today };
  const crumbs = [
    { name: t('salaries.home'), path: paths.home() },
    { name: t('salaries.title'), path: paths.salaries() },
    { name: salary.name, path: salary.path },
  ];
  const occupation = salaryOccupation(salary, facts);
  const allHref = `${paths.jobs()}?${writeFilterQuery(query)}`;
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
        jobsHref={
          salary.landingPathId === null
            ? `${paths.jobs()}?${writeFilterQuery(salaryQuery(salary.roles, new URLSearchParams()))}`
            : paths.landing(language, salary.landingPathId)
        }
        jobs={{
          list,
          allHref,
          choice: {
            place: query.filter.locations[0] ?? '',
            time: query.filter.timeOfDay[0] ?? '',
          },
          onChoose({ place, time }) {
            const next = new URLSearchParams({
              ...(place && { [PLACE_PARAM]: place }),
              ...(time && { [TIME_PARAM]: time }),
            }).toString();
            void navigate(next === '' ? salary.path : `${salary.path}?${next}`, {
              preventScrollReset: true,
            });
          },
        }}
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
