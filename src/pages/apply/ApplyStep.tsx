import { useEffect, useRef } from 'react';
import { answersFor, isDocumentStep } from '#domain/applications/steps';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import { passStep, savePrescriberCode } from '../../data/applying';
import { keptRecommendation } from '../../data/keptRecommendation';
import { useSiteData } from '../../data/SiteDataProvider';
import { Tasks } from '../../features/application/apply/Tasks';
import { JobForCandidate } from '../../features/eligibility/JobForCandidate';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import type { ApplyStepProps } from './applyProps';
import {
  BankidStep,
  ContactStep,
  DocumentPart,
  InterviewPart,
  loadSteps,
  PrescriberStep,
  QuestionsStep,
  ReferencesPart,
  SummaryStep,
  SystemsPart,
} from './steps';
import { useStepNotes } from './useStepNotes';

/** What one page of the form asks for. */
export function ApplyStep(props: ApplyStepProps) {
  const { job, profile, draft, flow, page, hrefOf } = props;
  const data = useSiteData();
  const { demo } = useSite();
  const notes = useStepNotes(props);
  // Once: the steps are those of the job
  const asked = useRef(flow.states);
  useEffect(() => loadSteps(asked.current.map(({ id }) => id)), []);
  const step = { busy: flow.busy, backHref: hrefOf('tasks'), linkComponent: RouterLink };
  const rules = { questionnaire: job.questionnaire, production: !demo };
  const status = flow.states.find(({ id }) => id === page) ?? { state: 'todo', reason: null };
  const next = () => void flow.save(async () => undefined);
  const pass = (id: 'bankid' | 'prescriber_code' | 'criminal_record') => () =>
    void flow.save(() => passStep(data, { jobId: job.id, step: id }));

  if (page !== 'tasks' && isDocumentStep(page)) {
    return (
      <DocumentPart
        {...props}
        step={page}
        status={status}
        onNext={next}
        onPass={page === 'criminal_record' ? pass('criminal_record') : undefined}
      />
    );
  }
  switch (page) {
    case 'contact_details':
      return (
        <ContactStep
          {...step}
          initialValues={flow.fields.contact}
          refused={flow.refused.contact}
          rules={rules}
          onChange={flow.changeContact}
          onComplete={flow.completeContact}
        />
      );
    case 'questionnaire':
      return (
        <QuestionsStep
          {...step}
          key={JSON.stringify(job.questionnaire)}
          initialValues={flow.fields.answers}
          refused={flow.refused.answers}
          rules={rules}
          language={job.language}
          changed={
            Object.keys(answersFor(job.questionnaire, draft.answers)).length <
            Object.keys(draft.answers).length
          }
          onChange={flow.changeAnswers}
          onComplete={flow.completeAnswers}
        />
      );
    case 'bankid':
      return (
        <BankidStep
          {...step}
          verified={profile.bankIdVerified}
          verifiedName={profile.verifiedName}
          verifyHref={verifyBankidPath({ targetPath: hrefOf('bankid') })}
          onNext={next}
          onPass={pass('bankid')}
        />
      );
    case 'references':
      return <ReferencesPart {...props} />;
    case 'system_knowledge':
      return <SystemsPart {...props} />;
    case 'interview':
      return <InterviewPart {...props} />;
    case 'prescriber_code':
      return (
        <PrescriberStep
          {...step}
          status={status}
          known={profile.prescriberCode}
          onSave={(prescriberCode) =>
            void flow.save(() =>
              savePrescriberCode(data, {
                jobId: job.id,
                prescriberCode,
                base: profile.prescriberCode,
              }),
            )
          }
          onPass={pass('prescriber_code')}
          onNext={next}
        />
      );
    case 'summary':
      return (
        <SummaryStep
          contact={flow.fields.contact}
          answers={flow.shown.answers}
          states={flow.states}
          notes={notes}
          verifiedName={profile.verifiedName}
          recommended={keptRecommendation.read(job.id) !== null}
          questionnaire={job.questionnaire}
          adLanguage={job.language ?? null}
          sending={flow.sending}
          onSend={() => void flow.send()}
          stepHref={hrefOf}
          backHref={hrefOf('tasks')}
          linkComponent={RouterLink}
        />
      );
    default:
      return (
        <Tasks
          states={flow.states}
          notes={notes}
          next={flow.next}
          stepHref={hrefOf}
          jobHref={paths.job(job.slug)}
          linkComponent={RouterLink}
          eligibility={<JobForCandidate job={job} place="form" />}
        />
      );
  }
}
