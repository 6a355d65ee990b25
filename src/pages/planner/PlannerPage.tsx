import { useState } from 'react';
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router-dom';
import { getJobPreferences } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { fetchPlan, getCalendarAddress } from '#domain/api/planning';
import { isoWeekOf, weekOfKey } from '#domain/calendar/isoWeek';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { isPlannedYear } from '#domain/planning/yearPlan';
import { isSignedOut } from '../../data/lostSession';
import { usePlan } from '../../data/planning';
import { savePreferences, usePreferences } from '../../data/preferences';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import type { SaveOutcome } from '../../features/planner/ChosenWeeks';
import { PlannerView } from '../../features/planner/PlannerView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { plannerPath, WEEK_SEPARATOR } from '../../lib/site/plannerPath';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';
import { saveWeeks } from './availability';
import { CalendarPart } from './CalendarPart';
import { GapJobs } from './GapJobs';
import { usePreferredNames } from './usePreferredNames';

/** What an address asks for; a year that is none is left out. */
function requestIn(query: URLSearchParams): RequestOf<typeof fetchPlan> {
  const [year, job] = [query.get('year'), query.get('job')];
  return { ...(year && isPlannedYear(year) && { year }), ...(job && { job }) };
}

/** The weeks of an address that have not passed. */
function weeksIn(query: URLSearchParams, today: string): string[] {
  return (query.get('weeks') ?? '')
    .split(WEEK_SEPARATOR)
    .filter((key) => (weekOfKey(key)?.endDate ?? '') >= today);
}

export const loader = candidateLoader(async (prefetch, { url }) => {
  // The page's hooks retry a failed read, or show the error
  await Promise.allSettled([
    prefetch.read(fetchPlan, requestIn(url.searchParams)),
    prefetch.read(getJobPreferences, {}),
    prefetch.read(getCalendarAddress, {}),
  ]);
});

/** The chosen weeks are in the address too, but changing them reads nothing again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  ['year', 'job'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );

/** The candidate's year. */
export function Component() {
  const { t } = useWords();
  const [query, setQuery] = useSearchParams();
  const { today } = useSite();
  const [chosen, setChosen] = useState(() => weeksIn(query, today));
  const request = requestIn(query);
  const plan = usePlan(request);
  const preferences = usePreferences();
  const preferred = usePreferredNames(preferences.data?.preferences);
  const [onlyPreferred, setOnlyPreferred] = useState(true);
  const weeks = preferences.data?.preferences.availablePeriods.weeksData ?? {};
  const saving = useSaving(weeks);
  const thisYear = isoWeekOf(today).year;
  const year = plan.data?.year ?? Number(request.year ?? thisYear);
  const { job = null } = request;
  const { workRoles = [], locations = [] } = preferences.data?.preferences ?? {};
  const filter =
    onlyPreferred && preferred !== null
      ? { ...EMPTY_FILTER, workroles: workRoles, locations }
      : EMPTY_FILTER;

  function handleChosenChange(keys: string[]) {
    saving.clear();
    setChosen(keys);
    // So that Back finds them again
    const next = new URLSearchParams(query);
    if (keys.length > 0) next.set('weeks', keys.join(WEEK_SEPARATOR));
    else next.delete('weeks');
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PageHead title={t('planner.title')} description={t('planner.description')} noIndex />
      <PlannerView
        years={[thisYear, thisYear + 1].map((one) => ({
          year: one,
          href: plannerPath({ year: one === thisYear ? null : one, job, weeks: chosen }),
        }))}
        year={year}
        today={today}
        plan={preferences.data && plan.data}
        onRetry={retryOf(plan) ?? retryOf(preferences)}
        availableWeeks={new Set(Object.keys(weeks))}
        chosen={chosen}
        onChosenChange={handleChosenChange}
        considers={job !== null}
        dropHref={plannerPath({ year: year === thisYear ? null : year, weeks: chosen })}
        jobHref={paths.job}
        interviewHref={applicationPaths.interview}
        applicationsHref={paths.applications()}
        preferencesHref={ACCOUNT_PLACES.preferences}
        linkComponent={RouterLink}
        preferred={preferred}
        onlyPreferred={onlyPreferred}
        onOnlyPreferredChange={setOnlyPreferred}
        gapRow={(gap) => <GapJobs key={gap.from} gap={gap} filter={filter} />}
        saving={saving.saving}
        outcome={saving.outcome}
        onSave={(available) => void saving.save(chosen, available)}
        calendar={<CalendarPart />}
      />
    </>
  );
}

/** Saves in which weeks the candidate can work. */
function useSaving(stored: Parameters<typeof saveWeeks>[0]) {
  const data = useSiteData();
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);

  async function save(keys: readonly string[], available: boolean): Promise<void> {
    setSaving(true);
    setOutcome(null);
    try {
      await saveWeeks(stored, { keys, available }, (request) => savePreferences(data, request));
      setOutcome('saved');
    } catch (error) {
      if (!isSignedOut(error)) setOutcome(outcomeOf(error));
    } finally {
      setSaving(false);
    }
  }

  return { saving, outcome, save, clear: () => setOutcome(null) };
}

function outcomeOf(error: unknown): SaveOutcome {
  const tooMany = error instanceof ApiError && error.code === 'invalid_request';
  return tooMany ? 'too_many' : 'not_saved';
}
