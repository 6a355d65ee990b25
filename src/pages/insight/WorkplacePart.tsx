import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Suspense } from 'react';
import type { ResponseOf } from '#domain/api/endpoint';
import type { averageScore } from '#domain/api/insights';
import { useInsight, useInsightConfiguration, useRanking } from '../../data/insight';
import { employerRating } from '../../features/insight/employerRating';
import { InsightDetailView } from '../../features/insight/InsightDetailView';
import styles from '../../features/insight/insight.module.css';
import { OpenJobs } from '../../features/insight/OpenJobs';
import { Overall, RegisterPrompt } from '../../features/insight/Overall';
import { Protection } from '../../features/insight/Protection';
import { useScoreText } from '../../features/insight/useScoreText';
import { DemoNote, TooFew, WorkplaceHead } from '../../features/insight/WorkplaceHead';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useMe } from '../../session/useProfile';
import { KeptPart } from './keptOfWorkplace';
import { OwnAnswersPart } from './ownAnswers';

/** What is said of one workplace. */
export function WorkplacePart({ workplaceId }: { workplaceId: string }) {
  const { data } = useInsight(workplaceId);
  return data ? <Workplace answer={data} /> : null;
}

function Workplace({ answer }: { answer: ResponseOf<typeof averageScore> }) {
  const { t } = useWords();
  const score = useScoreText();
  const { publicUrl, demo } = useSite();
  const { workplace, insight, jobs } = answer;
  const isCandidate = Boolean(useMe()?.profile);
  const { data: ranked } = useRanking(workplace.id, isCandidate);
  const { data: configuration } = useInsightConfiguration(isCandidate);
  const path = paths.insightInto(workplace.id);
  const crumbs = [
    { label: t('insight.home'), href: paths.home() },
    { label: t('insight.title'), href: paths.insight() },
    { label: workplace.name, href: path },
  ];
  return (
    <PageLayout spacing={10}>
      <PageHead
        title={t('insight.workplace.title', { name: workplace.name })}
        description={t('insight.workplace.description', {
          name: workplace.name,
          count: insight?.answers ?? 0,
          average: insight ? score(insight.average) : '',
        })}
        canonicalPath={path}
        noIndex={insight === null}
      />
      <StructuredData
        thing={breadcrumbList(
          crumbs.map(({ label, href }) => ({ name: label, path: href })),
          publicUrl,
        )}
      />
      {insight && !demo && <StructuredData thing={employerRating(workplace, insight)} />}
      <div className={styles.head}>
        <Breadcrumbs label={t('insight.here')} crumbs={crumbs} linkComponent={RouterLink} />
        <WorkplaceHead workplace={workplace} />
        {insight && demo && <DemoNote />}
      </div>
      {insight ? <Overall insight={insight} ranking={ranked?.ranking ?? null} /> : <TooFew />}
      {!isCandidate && <RegisterPrompt returnPath={path} />}
      {insight?.detail && configuration && (
        <InsightDetailView detail={insight.detail} configuration={configuration} />
      )}
      <Suspense>
        <KeptPart workplaceId={workplace.id} />
      </Suspense>
      <OpenJobs jobs={jobs} />
      {isCandidate && configuration && (
        <Suspense>
          <OwnAnswersPart workplace={workplace} configuration={configuration} />
        </Suspense>
      )}
      <Protection />
    </PageLayout>
  );
}
