import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { eventDetails, freeBusySlots } from '#domain/api/interviews';
import {
  bookInterview,
  cancelInterview,
  readCalendarFile,
  useInterview,
  useInterviewSlots,
} from '../../data/interviews';
import { isSignedOut } from '../../data/lostSession';
import { usePageExtra } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import { InterviewGone } from '../../features/interview/InterviewGone';
import {
  type InterviewDone,
  type InterviewProblem,
  InterviewView,
} from '../../features/interview/InterviewView';
import { useWords } from '../../i18n/intl';
import { useAttempt } from '../../lib/forms/useAttempt';
import { MissingPage } from '../../lib/page/MissingPage';
import { notFound, readOrNotFound } from '../../lib/page/notFound';
import { PageHead } from '../../lib/page/PageHead';
import { randomKey } from '../../lib/randomKey';
import { saveFile } from '../../lib/saveFile';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { candidateLoader } from '../../session/candidateLoader';

export const loader = candidateLoader(async (prefetch, { url }) => {
  const applicationId = url.searchParams.get('application');
  if (!applicationId) throw notFound();
  await readOrNotFound(
    Promise.all([
      prefetch.read(eventDetails, { applicationId }),
      prefetch.read(freeBusySlots, { applicationId }),
    ]),
  );
  return { applicationId };
});

/** The interview of the application in `?application=`. */
export function Component() {
  const applicationId = usePageExtra<{ applicationId: string } | null>()?.applicationId ?? null;
  // A visitor is being redirected to sign in.
  return applicationId === null ? null : <Interview key={applicationId} {...{ applicationId }} />;
}

const NO_CHOICE = { startsAt: '', key: '' };

function Interview({ applicationId }: { applicationId: string }) {
  const { t } = useWords();
  const data = useSiteData();
  const { data: details } = useInterview(applicationId);
  const { data: times } = useInterviewSlots(applicationId);
  const [saving, setSaving] = useState(false);
  const act = useAttempt<InterviewProblem>(`${details?.event?.status} ${details?.event?.startsAt}`);
  /** What the last press was for. */
  const [pressed, setPressed] = useState<InterviewDone | null>(null);
  /** Kept over the retries of one choice. */
  const [choice, setChoice] = useState(NO_CHOICE);
  if (!details || !times) return null;
  const { job, event, booking, held } = details;

  async function save(work: () => Promise<unknown>, what: InterviewDone): Promise<void> {
    setSaving(true);
    act.begin();
    setPressed(what);
    try {
      await work();
      act.succeed();
      // The same time, once it was cancelled, is another choice
      setChoice(NO_CHOICE);
    } catch (error) {
      if (!isSignedOut(error)) act.fail(problemOf(error), error);
    } finally {
      setSaving(false);
    }
  }

  function handleBook(startsAt: string): void {
    const next = choice.startsAt === startsAt ? choice : { startsAt, key: randomKey() };
    setChoice(next);
    void save(
      () => bookInterview(data, { applicationId, startsAt }, next.key),
      event?.status === 'booked' ? 'moved' : 'booked',
    );
  }

  return (
    <>
      <PageHead title={t('interview.page', { job: job.title })} noIndex />
      <InterviewView
        job={job.title}
        event={event}
        booking={booking}
        held={held}
        minutes={times.minutes}
        slots={times.slots}
        onSaveFile={async () => {
          saveFile(await readCalendarFile(data, applicationId), 'intervju.ics');
        }}
        applicationsHref={paths.applications()}
        linkComponent={RouterLink}
        saving={saving}
        problem={act.problem}
        done={act.isDone ? pressed : null}
        onBook={handleBook}
        onCancel={() => {
          setChoice(NO_CHOICE);
          void save(() => cancelInterview(data, applicationId), 'cancelled');
        }}
      />
    </>
  );
}

function problemOf(error: unknown): InterviewProblem {
  const code = error instanceof ApiError ? error.code : null;
  const isKnown = code === 'slot_taken' || code === 'conflict' || code === 'rate_limited';
  return isKnown ? code : 'other';
}

/** No application of theirs has this interview. */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <MissingPage title={t('interview.gone.title')}>
      <InterviewGone applicationsHref={paths.applications()} linkComponent={RouterLink} />
    </MissingPage>
  );
}
