import type { ReactNode } from 'react';
import { usePageExtra } from '../../data/pageLoader';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { SalaryView } from './SalaryView';
import type { SalaryData } from './salaryData';
import { salaryArticle, salaryOccupation } from './salaryThings';

/** A page of the guide with its head; `hiredParts` only on those about hired staff. */
export function SalaryScreen({ hiredParts }: { hiredParts?: ReactNode }) {
  const salary = usePageExtra<SalaryData>();
  const { t, language } = useWords();
  const { publicUrl, today, demo } = useSite();
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
      {/* Another profession's page begins anew */}
      <SalaryView
        key={salary.slug}
        salary={salary}
        crumbs={crumbs}
        hiredParts={hiredParts}
        today={today}
        demo={demo}
      />
    </>
  );
}
