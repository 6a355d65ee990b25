import { useState } from 'react';
import { jobsWith } from '#domain/saved/savedChanges';
import { retryOf } from '../../data/retryOf';
import { useJobsById } from '../../data/saved/jobsById';
import { type SavedThings, useSaved } from '../../data/saved/useSaved';
import { SavedFrame } from '../../features/saved/SavedFrame';
import { SavedJobs } from '../../features/saved/SavedJobs';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useSite } from '../../lib/site/SiteContext';
import { useProfile } from '../../session/useProfile';
import { HiddenPart, SeenPart } from './JobListParts';
import { SearchesPart } from './SearchesPart';

/** How many jobs are shown at first, and by each "show more". */
const STEP = 60;

/** Saved jobs and searches: a visitor's on this device, a candidate's in the account. */
export function Component() {
  const { t } = useWords();
  const things = useSaved();
  const isCandidate = Boolean(useProfile());
  const { saved, error, retry } = things;
  const state = saved ? 'ready' : error === undefined ? 'loading' : 'failed';
  return (
    <>
      <PageHead title={t('saved.page.title')} description={t('saved.page.description')} noIndex />
      <SavedFrame isVisitor={!isCandidate} state={state} onRetry={retry}>
        <SavedJobsPart {...things} />
        <SearchesPart {...things} />
        <SeenPart />
        <HiddenPart {...things} />
      </SavedFrame>
    </>
  );
}

/**
 * The ids that are or were saved on this page: a job that is no longer saved stays where it is, so
 * that nothing moves and it can be saved again.
 */
function useKeptIds(saved: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(saved);
  const added = saved.filter((id) => !kept.includes(id));
  if (added.length === 0) return kept;
  const next = [...added, ...kept];
  setKept(next);
  return next;
}

function SavedJobsPart({ saved, mark }: SavedThings) {
  const { today } = useSite();
  const [most, setMost] = useState(STEP);
  const ids = saved ? jobsWith(saved, 'saved') : [];
  const kept = useKeptIds(ids);
  const reading = useJobsById(kept.slice(0, most));
  const { data } = reading;
  const gone = data?.gone.filter((id) => ids.includes(id)) ?? [];
  return (
    <SavedJobs
      jobs={data?.jobs}
      onRetry={retryOf(reading)}
      count={ids.length}
      gone={gone.length}
      closed={data?.closed.filter(({ id }) => gone.includes(id)) ?? []}
      today={today}
      onRemoveGone={() => {
        for (const id of gone) mark({ id }, null, true);
      }}
      onMore={kept.length > most ? () => setMost(most + STEP) : null}
    />
  );
}
