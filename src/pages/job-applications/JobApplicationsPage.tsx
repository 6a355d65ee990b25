import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getJobPreferences, suggestedJobs } from '#domain/api/account';
import { fetchAssignments } from '#domain/api/assignments';
import { type Application, fetchApplications } from '#domain/api/portal';
import { ASSIGNMENT_LISTS, type AssignmentList } from '#domain/applications/assignments';
import type { WaitingFor } from '#domain/applications/waitsFor';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { JobPreferences } from '#domain/candidates/preferences';
import { type JobQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { preferencesToFilter } from '#domain/jobs/preferencesFilter';
import { useApplicationList, withdraw } from '../../data/applications';
import { useAssignments } from '../../data/assignments';
import { useFirstDays } from '../../data/firstDay';
import { useJobList } from '../../data/jobs';
import { isSignedOut } from '../../data/lostSession';
import { usePreferences } from '../../data/preferences';
import type { Prefetch } from '../../data/prefetch';
import { useSiteData } from '../../data/SiteDataProvider';
import { useSuggestedJobs } from '../../data/suggestedJobs';
import { useUnsentTicks } from '../../data/unsentTicks';
import { ApplicationsFrame } from '../../features/application/ApplicationsFrame';
import { ApplicationsView } from '../../features/application/ApplicationsView';
import { AssignmentsView } from '../../features/application/AssignmentsView';
import { OwnJobsView } from '../../features/own-jobs/OwnJobsView';
import { useWords } from '../../i18n/intl';
import { FirstDayNote } from '../../lib/firstDay/FirstDayNote';
import { PageHead } from '../../lib/page/PageHead';
import { useTargetInAddress } from '../../lib/page/useTargetInAddress';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';
import { SharedReferencesPart } from './SharedReferencesPart';

/** The lists of the page, by the `tab` of its address (part 2). */
const TABS = ['all', 'suggested', 'preference', ...ASSIGNMENT_LISTS] as const;
type Tab = (typeof TABS)[number];

function tabIn(query: URLSearchParams): Tab {
  const asked = query.get('tab');
  return TABS.find((tab) => tab === asked) ?? 'all';
}

const READ: Readonly<Record<Tab, (prefetch: Prefetch) => Promise<unknown>>> = {
  all: (prefetch) => prefetch.readList(fetchApplications, {}),
  suggested: (prefetch) => prefetch.readList(suggestedJobs, {}),
  preference: (prefetch) => prefetch.read(getJobPreferences, {}),
  ongoing: (prefetch) => prefetch.readList(fetchAssignments, { list: 'ongoing' }),
  completed: (prefetch) => prefetch.readList(fetchAssignments, { list: 'completed' }),
};

export const loader = candidateLoader(async (prefetch, { url }) => {
  await READ[tabIn(url.searchParams)](prefetch);
});

/** The candidate's applications and assignments, and jobs by their preferences. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const tab = tabIn(query);
  const View = VIEWS[tab];
  return (
    <>
      <PageHead
        title={t('applications.title')}
        description={t('applications.description')}
        noIndex
      />
      <View>
        <LinkTabs
          label={t('applications.tabs')}
          linkComponent={RouterLink}
          items={TABS.map((id) => ({
            label: t(`applications.tab.${id}`),
            href: id === 'all' ? paths.applications() : applicationPaths.tab(id),
            current: id === tab,
          }))}
        />
      </View>
    </>
  );
}

interface ViewProps {
  /** The tabs, under the heading. */
  children: ReactNode;
}

function Applications({ children }: ViewProps) {
  const { language } = useWords();
  const { demo, today } = useSite();
  const data = useSiteData();
  const list = useApplicationList();
  const firstDayOf = useFirstDayNotes();
  useTargetInAddress(list.applications !== undefined);
  /** Returns false when the session has ended, which the shell explains. */
  async function handleWithdraw({ id }: Application): Promise<boolean> {
    try {
      await withdraw(data, id);
      return true;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      return false;
    }
  }

  return (
    <ApplicationsView
      applications={list.applications}
      more={list.paged ? list : null}
      onRetry={list.failed ? list.retry : null}
      onWithdraw={handleWithdraw}
      jobsHref={paths.availableJobs(language)}
      jobHref={({ slug }) => paths.job(slug)}
      interviewHref={applicationPaths.interview}
      firstDayOf={firstDayOf}
      referencesOf={(application) => <SharedReferencesPart application={application} />}
      chatHref={applicationPaths.chat}
      waitsHref={waitsHref}
      assignmentsHref={applicationPaths.tab('ongoing')}
      today={today}
      linkComponent={RouterLink}
      demo={demo}
      tabs={children}
    />
  );
}

/** What is said of an application's first day, once it is read. */
function useFirstDayNotes(): (applicationId: string) => ReactNode {
  const { t } = useWords();
  const { data } = useFirstDays();
  const refused = useUnsentTicks().filter(({ refusal }) => refusal !== null);
  return (id) => {
    const state = data?.results.find(({ applicationId }) => applicationId === id);
    if (!state) return undefined;
    return (
      <>
        {refused.some(({ applicationId }) => applicationId === id) && (
          <p role="status">{t('first_day.line.ticks_refused')}</p>
        )}
        <FirstDayNote state={state} />
      </>
    );
  };
}

/** Where something that an application waits for is done. */
function waitsHref({ id, jobId }: Application, what: WaitingFor): string {
  switch (what) {
    case 'reply':
      return applicationPaths.reply(id);
    case 'documents':
      return applicationPaths.askedDocuments(jobId);
    case 'interview':
      return applicationPaths.interview(id);
    default:
      return paths.apply(jobId);
  }
}

function Assignments({ list, children }: ViewProps & { list: AssignmentList }) {
  const own = useAssignments(list);
  const firstDayOf = useFirstDayNotes();
  return (
    <AssignmentsView
      list={list}
      assignments={own.assignments}
      more={own.paged ? own : null}
      onRetry={own.failed ? own.retry : null}
      jobHref={({ slug }) => paths.job(slug)}
      applicationsHref={paths.applications()}
      chatHref={applicationPaths.chat}
      firstDayOf={firstDayOf}
      linkComponent={RouterLink}
      tabs={children}
    />
  );
}

function Suggested({ children }: ViewProps) {
  const { today } = useSite();
  const list = useSuggestedJobs();
  return (
    <ApplicationsFrame tabs={children}>
      <OwnJobsView
        kind="suggested"
        list={list}
        relaxed={list.relaxed}
        preferencesHref={ACCOUNT_PLACES.preferences}
        searchHref={null}
        linkComponent={RouterLink}
        today={today}
      />
    </ApplicationsFrame>
  );
}

function Preference({ children }: ViewProps) {
  const { preferences } = usePreferences().data ?? {};
  return (
    <ApplicationsFrame tabs={children}>
      {preferences && <ByPreferences {...{ preferences }} />}
    </ApplicationsFrame>
  );
}

function ByPreferences({ preferences }: { preferences: JobPreferences }) {
  const { language } = useWords();
  const { today } = useSite();
  const query: JobQuery = { filter: preferencesToFilter(preferences, today), order: 'newest' };
  const list = useJobList(query);
  return (
    <OwnJobsView
      kind="preference"
      list={list}
      relaxed={[]}
      preferencesHref={ACCOUNT_PLACES.preferences}
      searchHref={`${paths.availableJobs(language)}?${writeFilterQuery(query)}`}
      linkComponent={RouterLink}
      today={today}
    />
  );
}

const VIEWS: Readonly<Record<Tab, ComponentType<ViewProps>>> = {
  all: Applications,
  suggested: Suggested,
  preference: Preference,
  ongoing: ({ children }) => <Assignments list="ongoing">{children}</Assignments>,
  completed: ({ children }) => <Assignments list="completed">{children}</Assignments>,
};
