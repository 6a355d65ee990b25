import { useState } from 'react';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { JobDetail } from '#domain/api/portal';
import { sendTermQuestion, useAskedTerms } from '../../data/jobTerms';
import { useSiteData } from '../../data/SiteDataProvider';
import {
  type AskState,
  TERMS_PLACE,
  TermsSection,
} from '../../features/job-detail/terms/TermsSection';
import { signInRedirect } from '../../session/signInRedirect';
import { VISITOR } from '../../session/updateMe';
import { useMe } from '../../session/useProfile';

const STATE_AFTER: Partial<Record<ErrorCode, AskState>> = {
  rate_limited: 'too_many',
  employer_blocked: 'blocked',
  job_unavailable: 'closed',
  not_found: 'closed',
  authentication_required: 'idle',
};

/** A job's terms, and the candidate's question about those that it does not say. */
export function TermsPart(props: {
  job: JobDetail;
  closed: boolean;
  /** The page as a visitor returns to it. */
  pageHref: string;
}) {
  const { job, closed, pageHref } = props;
  const data = useSiteData();
  const me = useMe();
  const isCandidate = Boolean(me?.profile);
  const [state, setState] = useState<AskState>('idle');
  const { data: answer } = useAskedTerms(job.id, isCandidate && !job.externalApplication);

  async function ask(): Promise<void> {
    setState('sending');
    try {
      await sendTermQuestion(data, job.id);
      setState('idle');
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal_error';
      setState(STATE_AFTER[code] ?? 'failed');
    }
  }

  return (
    <TermsSection
      job={job}
      closed={closed}
      question={isCandidate ? { asked: answer?.asked ?? [], state, onAsk: () => void ask() } : null}
      signInHref={signInRedirect(me ?? VISITOR, `${pageHref}#${TERMS_PLACE}`)}
    />
  );
}
