import { Suspense } from 'react';
import type { OwnJobPartProps } from '../../lib/jobCard/OwnJobPart';
import { lazyPart } from '../../lib/late/lazyPart';

// Without this code a job is shown as it is to a visitor
const JobEligibility = lazyPart<OwnJobPartProps>(
  async () => (await import('./JobEligibility')).JobEligibility,
  { texts: ['eligibility'], server: 'nothing', failed: 'later' },
);

/** Whether a candidate may take a job: for signed-in people, so it is loaded after the page. */
export const JobForCandidate = (props: OwnJobPartProps) => (
  <Suspense>
    <JobEligibility {...props} />
  </Suspense>
);
