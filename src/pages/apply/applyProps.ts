import type { getUserDocuments } from '#domain/api/documents';
import type { ResponseOf } from '#domain/api/endpoint';
import type { interviewTimes } from '#domain/api/interviews';
import type { Application, JobDetail } from '#domain/api/portal';
import type { EmployerBlock } from '#domain/api/safety';
import type { Profile } from '#domain/api/v2';
import type { ApplicationDraft } from '#domain/applications/draft';
import type { CandidateReference } from '#domain/candidates/references';
import type { ApplyPage } from '../../features/application/apply/applyChecks';
import type { ApplyFlowState } from '../../features/application/apply/useApplyFlow';

export interface ApplyProps {
  job: JobDetail;
  /** The job takes no applications. */
  closed: boolean;
  profile: Profile;
  /** The candidate's application on it; may be an invitation or only interest. */
  existing: Application | null;
  /** The candidate's block of the employer, to whom nothing can be sent. */
  block: EmployerBlock | null;
  /** What is saved of the application on the server. */
  draft: ApplicationDraft;
  documents: ResponseOf<typeof getUserDocuments>;
  references: readonly CandidateReference[];
  /** The interview times that the employer offers; null where the job asks for no interview. */
  times: Pick<ResponseOf<typeof interviewTimes>, 'minutes' | 'slots'> | null;
}

/** One page of the form. */
export interface ApplyStepProps extends ApplyProps {
  flow: ApplyFlowState;
  page: Exclude<ApplyPage, 'completion'>;
  hrefOf: (page: ApplyPage) => string;
}
