import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { standingOf } from '#domain/applications/standing';
import { answersFor } from '#domain/applications/steps';
import { submissionPath } from '#domain/applications/submission';
import { phoneText } from '#domain/candidates/phone';
import { freeTimes } from '#domain/interviews/slots';
import { sendReceiptAgain } from '../../data/applying';
import { useInterview } from '../../data/interviews';
import { useSiteData } from '../../data/SiteDataProvider';
import { ApplyClosed } from '../../features/application/apply/ApplyClosed';
import { ApplyView, type ShownConflict } from '../../features/application/apply/ApplyView';
import { answerText } from '../../features/application/apply/answerText';
import type { ApplyPage } from '../../features/application/apply/applyChecks';
import { ReceiptInterview } from '../../features/application/apply/ReceiptInterview';
import type { KeptDraft } from '../../features/application/apply/useApplyDraft';
import { type ApplyFlowState, useApplyFlow } from '../../features/application/apply/useApplyFlow';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { SharedReferencesPart } from '../job-applications/SharedReferencesPart';
import { ApplyStep } from './ApplyStep';
import type { ApplyProps } from './applyProps';
import { Receipt } from './steps';

/** The form, its receipt, or why neither is shown. */
export function ApplyFlow(props: ApplyProps & { kept: KeptDraft }) {
  const { job, closed, profile, existing, draft, documents, references, times, kept } = props;
  const { t, language } = useWords();
  const { demo, today } = useSite();
  const data = useSiteData();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('step');
  const hrefOf = (page: ApplyPage) => `${paths.apply(job.id)}&step=${page}`;
  const flow = useApplyFlow({
    job,
    sources: {
      profile,
      documents: documents.results,
      references,
      interviewTimes: freeTimes(times?.slots ?? []),
    },
    draft,
    kept,
    production: !demo,
    today,
    asked,
    onOpen: async (page, options) => navigate(hrefOf(page), options),
  });
  const conflict = useShownConflict(flow, job);
  const ways = {
    applicationsHref: paths.applications(),
    jobsHref: paths.availableJobs(language),
    linkComponent: RouterLink,
  };

  const sent = existing !== null && submissionPath(existing.status, 'candidate') === null;
  // What takes the form's place while it is filled in is told; a page that opens with it is read anyway
  const [hadForm] = useState(!sent && !closed);
  // Also when it was sent in another tab, or the response to its submission was lost.
  useEffect(() => {
    if (sent) kept.remove();
  }, [sent, kept]);
  // It was sent from here, and only the answer was lost: the receipt says so, as it would have
  const isUnheard = sent && hadForm && !flow.sending && flow.problem === 'network';
  useEffect(() => {
    if (isUnheard) void navigate(`${paths.apply(job.id)}&step=completion`, { replace: true });
  }, [isUnheard, navigate, job.id]);
  if (sent && asked === 'completion') {
    return (
      <>
        <PageHead title={t('apply.receipt.page')} noIndex />
        <Suspense fallback={<Skeleton shape="block" height="30rem" />}>
          <Receipt
            application={existing}
            email={profile.emailState === 'confirmed' ? profile.email : null}
            chatHref={applicationPaths.chat(existing.id)}
            onSendAgain={() => sendReceiptAgain(data, existing.id)}
            demo={demo}
            interview={
              job.steps?.includes('interview') && <InterviewOfReceipt applicationId={existing.id} />
            }
            references={<SharedReferencesPart application={existing} />}
            {...ways}
          />
        </Suspense>
      </>
    );
  }
  if (isUnheard) return null;
  // While it is being sent, the response comes a moment before the receipt's address.
  if (sent && !flow.sending) {
    const standing = standingOf(existing);
    const reason = standing === 'declined' || standing === 'over' ? standing : 'applied';
    return <ApplyClosed reason={reason} takesFocus={hadForm} {...ways} />;
  }
  if (flow.gone) return <ApplyClosed reason="meanwhile" takesFocus={hadForm} {...ways} />;
  if (closed) {
    const reason = draft.updatedAt === null ? 'closed' : 'meanwhile';
    return <ApplyClosed reason={reason} takesFocus={hadForm} {...ways} />;
  }
  if (flow.page === 'completion') return null;
  const { contact, answers } = flow.refused;
  return (
    <ApplyView
      jobTitle={job.title}
      jobLanguage={job.language}
      workplaceName={job.workplaceName}
      jobHref={paths.job(job.slug)}
      linkComponent={RouterLink}
      page={flow.page}
      states={flow.states}
      problem={flow.problem}
      conflict={conflict}
      waiting={flow.waiting}
      saving={flow.saving}
      onSaveNow={flow.saveNow}
      tasksHref={hrefOf('tasks')}
      refused={Object.keys(contact).length + Object.keys(answers).length > 0}
    >
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <ApplyStep
          key={`${flow.page}-${flow.round}`}
          {...props}
          flow={flow}
          page={flow.page}
          hrefOf={hrefOf}
        />
      </Suspense>
    </ApplyView>
  );
}

/** What is stored of a part that has been changed here and elsewhere, in words. */
function useShownConflict(
  { conflict, fields, settle }: ApplyFlowState,
  { questionnaire }: ApplyProps['job'],
): ShownConflict | null {
  const { t } = useWords();
  if (!conflict) return null;
  const { part, stored } = conflict;
  const onSettle: ShownConflict['onSettle'] = (choice) => void settle(choice);
  const row = (label: string, text: string | null | undefined) => ({
    label,
    stored: text || t('apply.conflict.empty'),
  });
  if (part === 'contact') {
    const labels = [
      ['firstName', t('forms.first_name')],
      ['lastName', t('forms.last_name')],
      ['email', t('apply.email')],
      ['phone', t('forms.phone')],
    ] as const;
    const there = { ...stored.contact, ...stored.unfinished.contact };
    const other = labels.filter(([field]) => there[field] !== fields.contact[field]);
    return {
      onSettle,
      rows: other.map(([field, label]) => {
        const text = there[field] ?? '';
        return row(label, field === 'phone' ? phoneText(text) : text);
      }),
    };
  }
  const answers = answersFor(questionnaire, { ...stored.answers, ...stored.unfinished.answers });
  const rows = questionnaire.flatMap((question) => {
    const [there, here] = [
      answerText(question, answers[question.id]),
      answerText(question, fields.answers[question.id]),
    ];
    return there === here ? [] : [row(question.text, there)];
  });
  return { onSettle, rows };
}

/** Reads the interview that was booked with the application. */
function InterviewOfReceipt({ applicationId }: { applicationId: string }) {
  const { data: details } = useInterview(applicationId);
  if (!details) return null;
  const { event } = details;
  return (
    <ReceiptInterview
      startsAt={event?.status === 'booked' ? event.startsAt : null}
      href={applicationPaths.interview(applicationId)}
      linkComponent={RouterLink}
    />
  );
}
