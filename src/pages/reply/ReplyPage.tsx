import { Suspense, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { fetchInvitation } from '#domain/api/invitations';
import type { InvitationReply } from '#domain/applications/invitations';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { Answers } from '#domain/jobs/questionnaire';
import { reply, useInvitation } from '../../data/invitations';
import { isSignedOut } from '../../data/lostSession';
import { usePageExtra } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import { NothingHere } from '../../features/application/reply/NothingHere';
import { ReplyView } from '../../features/application/reply/ReplyView';
import type { ReplyProblem } from '../../features/application/reply/replyProps';
import { useWords } from '../../i18n/intl';
import { refusedFields } from '../../lib/forms/fieldErrors';
import { useAttempt } from '../../lib/forms/useAttempt';
import { lazyPart } from '../../lib/late/lazyPart';
import { MissingPage } from '../../lib/page/MissingPage';
import { notFound, readOrNotFound } from '../../lib/page/notFound';
import { PageHead } from '../../lib/page/PageHead';
import { randomKey } from '../../lib/randomKey';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { candidateLoader } from '../../session/candidateLoader';
import { useFormDraft } from '../../session/drafts/useFormDraft';
import { BlockedPart, useEverBlocked } from '../job/blockedLate';

const FirstDayPart = lazyPart(async () => (await import('./FirstDayPart')).FirstDayPart, {
  texts: ['firstDayLine'],
  server: 'nothing',
  failed: 'later',
});

export const loader = candidateLoader(async (prefetch, { url }) => {
  const id = url.searchParams.get('id');
  if (!id) throw notFound();
  await readOrNotFound(prefetch.read(fetchInvitation, { id }));
  return { id };
});

/** Answering the invitation in `?id=`. */
export function Component() {
  const id = usePageExtra<{ id: string } | null>()?.id ?? null;
  // A visitor is being redirected to sign in.
  return id === null ? null : <Reply key={id} id={id} />;
}

function Reply({ id }: { id: string }) {
  const { t, language } = useWords();
  const data = useSiteData();
  const { data: answer } = useInvitation(id);
  const [saving, setSaving] = useState(false);
  const act = useAttempt<ReplyProblem>(`${answer?.invitation.state}`);
  const [wasRefused, setWasRefused] = useState(false);
  const block = answer?.invitation.blockedEmployer ?? null;
  const everBlocked = useEverBlocked(block);
  const draft = useFormDraft<Answers>(`reply-${id}`);
  /** Kept over the retries of one answer. */
  const [attempt, setAttempt] = useState({ what: '', key: '' });
  if (!answer) return null;

  async function send(what: InvitationReply, answers: Answers): Promise<void> {
    const request = { id, reply: what, ...(what === 'interested' && { answers }) };
    const same = JSON.stringify(request);
    const next = attempt.what === same ? attempt : { what: same, key: randomKey() };
    setAttempt(next);
    setSaving(true);
    act.begin();
    try {
      await reply(data, request, next.key);
      act.succeed();
    } catch (error) {
      const refused = refusedFields(error, answers, 'answers');
      if (isBlocked(error)) setWasRefused(true);
      else if (!isSignedOut(error) && Object.keys(refused).length === 0)
        act.fail(problemOf(error), error);
      throw error;
    } finally {
      setSaving(false);
    }
  }

  const { invitation } = answer;
  const { job } = invitation;
  return (
    <>
      <PageHead title={t('reply.page', { job: job.title })} noIndex />
      <ReplyView
        invitation={invitation}
        saving={saving}
        problem={act.problem}
        justAnswered={act.isDone}
        jobHref={paths.job(job.slug)}
        applyHref={paths.apply(job.id)}
        applicationsHref={paths.applications()}
        jobsHref={paths.availableJobs(language)}
        integrityHref={ACCOUNT_PLACES.visibility}
        linkComponent={RouterLink}
        blocked={
          everBlocked && (
            <Suspense>
              <BlockedPart block={block} to="reply" takesFocus={wasRefused && block !== null} />
            </Suspense>
          )
        }
        firstDay={
          <Suspense>
            <FirstDayPart applicationId={id} />
          </Suspense>
        }
        onInterested={(answers) => send('interested', answers)}
        draft={draft}
        onDecline={() =>
          send('not_interested', {}).then(draft.remove, () => {
            // The problem is shown already
          })
        }
      />
    </>
  );
}

const PROBLEMS: Readonly<Record<string, ReplyProblem>> = {
  illegal_transition: 'answered',
  job_unavailable: 'closed',
  not_found: 'taken_back',
  network_error: 'network',
  unavailable: 'network',
};

const isBlocked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'employer_blocked';

function problemOf(error: unknown): ReplyProblem {
  return (error instanceof ApiError && PROBLEMS[error.code]) || 'other';
}

/** No such invitation, or another candidate's. */
export function ErrorBoundary() {
  const { t, language } = useWords();
  return (
    <MissingPage title={t('reply.none.title')}>
      <NothingHere
        labels={{ applications: t('reply.applications'), jobs: t('reply.jobs') }}
        title={t('reply.none.title')}
        text={t('reply.none.text')}
        applicationsHref={paths.applications()}
        jobsHref={paths.availableJobs(language)}
        linkComponent={RouterLink}
      />
    </MissingPage>
  );
}
