import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { Callout } from '@vikari/ui-kit/Callout';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import {
  averageScore,
  insightConfiguration,
  ownAnswers,
  rankingPosition,
} from '#domain/api/insights';
import { getMe } from '#domain/api/v2';
import { queryWorkplaces } from '#domain/api/workplaces';
import { MAX_LENGTH } from '#domain/limits';
import { useWorkplaceSearch } from '../../data/insight';
import { onServer, pageLoader } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import styles from '../../features/insight/insight.module.css';
import { Protection } from '../../features/insight/Protection';
import { SearchField } from '../../features/insight/searchField';
import { WorkplaceSearch } from '../../features/insight/WorkplaceSearch';
import { useWords } from '../../i18n/intl';
import { loadParts } from '../../lib/late/lazyPart';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { KeptPart } from './keptOfWorkplace';
import { OwnAnswersPart } from './ownAnswers';
import { WorkplacePart } from './WorkplacePart';

/** What is searched for, as the service takes it. */
const textIn = (query: URLSearchParams) =>
  (query.get('q') ?? '').trim().slice(0, MAX_LENGTH.freeText);
const workplaceIn = (query: URLSearchParams) => query.get('workplace') || null;

async function readWorkplace(prefetch: Prefetch, workplaceId: string): Promise<void> {
  const { profile } = await prefetch.read(getMe, {});
  try {
    await prefetch.read(averageScore, { workplaceId });
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_request'].includes(error.code)) {
      throw data('not_found', { status: 404 });
    }
    throw error;
  }
  if (!profile) return;
  await prefetch.read(insightConfiguration, {});
  await prefetch.read(rankingPosition, { workplaceId });
  await Promise.all([prefetch.read(ownAnswers, { workplaceId }), loadParts(OwnAnswersPart)]);
}

/** What a browser reads before it shows a workplace that is opened within the site: nothing moves then. */
async function readLate(prefetch: Prefetch, workplaceId: string): Promise<void> {
  const [{ readKeptOfWorkplace }] = await Promise.all([
    import('../../data/kept'),
    loadParts(KeptPart),
  ]);
  await readKeptOfWorkplace(prefetch, workplaceId);
}

export const loader = (args: LoaderFunctionArgs) =>
  pageLoader(async (prefetch, { url: { searchParams } }) => {
    const workplaceId = workplaceIn(searchParams);
    const q = textIn(searchParams);
    await Promise.all(
      workplaceId === null
        ? [q !== '' && prefetch.read(queryWorkplaces, { q }), loadParts(SearchField)]
        : [
            readWorkplace(prefetch, workplaceId),
            !onServer(args) && readLate(prefetch, workplaceId).catch(() => undefined),
          ],
    );
  })(args);

// In a browser that opens the page it comes beside the hydration
SearchField.prefetch();

/** What people say of workplaces: the search, or one of them. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const workplaceId = workplaceIn(query);
  const q = textIn(query);
  const { data: found } = useWorkplaceSearch(workplaceId === null ? q : '');
  if (workplaceId !== null) return <WorkplacePart key={workplaceId} workplaceId={workplaceId} />;
  return (
    <InsightFrame>
      <PageHead
        title={t('insight.title')}
        description={t('insight.description')}
        noIndex={q !== ''}
      />
      <WorkplaceSearch query={q} results={found?.results ?? null} />
      <Protection />
    </InsightFrame>
  );
}

function InsightFrame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const { publicUrl } = useSite();
  const crumbs = [
    { label: t('insight.home'), href: paths.home() },
    { label: t('insight.title'), href: paths.insight() },
  ];
  return (
    <PageLayout spacing={10}>
      <StructuredData
        thing={breadcrumbList(
          crumbs.map(({ label, href }) => ({ name: label, path: href })),
          publicUrl,
        )}
      />
      <div className={styles.head}>
        <Breadcrumbs label={t('insight.here')} crumbs={crumbs} linkComponent={RouterLink} />
        <h1 className={styles.title}>{t('insight.title')}</h1>
        <p className={styles.lead}>{t('insight.lead')}</p>
      </div>
      {children}
    </PageLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { t } = useWords();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <InsightFrame>
      <PageHead title={t('insight.missing')} noIndex />
      <Callout tone="warning" title={t('insight.missing')} headingLevel={2}>
        <p>{t('insight.missing.text')}</p>
      </Callout>
      <WorkplaceSearch query="" results={null} />
    </InsightFrame>
  );
}
