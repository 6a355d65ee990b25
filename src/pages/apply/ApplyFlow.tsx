import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { submissionPath } from '#domain/applications/submission';
import { ApplyClosed } from '../../features/application/apply/ApplyClosed';
import { ApplyView } from '../../features/application/apply/ApplyView';
import { newDraft } from '../../features/application/apply/applyDraft';
import { Receipt } from '../../features/application/apply/Receipt';
import type { KeptDraft } from '../../features/application/apply/useApplyDraft';
import { useApplyFlow } from '../../features/application/apply/useApplyFlow';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import type { ApplyProps } from './applyProps';

const RECEIPT = 'receipt';

/** The form, its receipt, or why neither is shown. */
export function ApplyFlow(props: ApplyProps & { kept: KeptDraft }) {
  const { job, closed, profile, existing, kept } = props;
  const { t, language } = useWords();
  const { demo } = useSite();
  const [query] = useSearchParams();
  const asked = query.get('step');
  const stepHref = (step: string) => `${paths.apply(job.id)}&step=${step}`;
  const rules = { questionnaire: job.questionnaire, production: !demo };
  const flow = useApplyFlow({
    jobId: job.id,
    rules,
    kept,
    initial: () => newDraft(profile),
    asked,
    stepHref,
  });
  const ways = {
    applicationsHref: paths.applications(),
    jobsHref: paths.availableJobs(language),
    linkComponent: RouterLink,
  };

  const sent = existing !== null && submissionPath(existing.status, 'candidate') === null;
  // Also when it was sent in another tab, or the response to its submission was lost.
  useEffect(() => {
    if (sent) kept.remove();
  }, [sent, kept]);
  if (sent && asked === RECEIPT) {
    return (
      <>
        <PageHead title={t('apply.receipt.page')} noIndex />
        <Receipt application={existing} demo={demo} {...ways} />
      </>
    );
  }
  // While it is being sent, the response comes a moment before the receipt's address.
  if (sent && !flow.sending) return <ApplyClosed reason="already" {...ways} />;
  if (closed || flow.gone) return <ApplyClosed reason="closed" {...ways} />;
  return (
    <ApplyView
      jobTitle={job.title}
      workplaceName={job.workplaceName}
      jobHref={paths.job(job.slug)}
      linkComponent={RouterLink}
      rules={rules}
      draft={flow.draft}
      verifiedName={profile.verifiedName}
      step={flow.step}
      refused={flow.refused}
      problem={flow.problem}
      sending={flow.sending}
      onChange={flow.change}
      onComplete={(changed) => void flow.complete(changed)}
      onSend={() => void flow.send()}
      stepHref={stepHref}
    />
  );
}
