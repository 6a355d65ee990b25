import { type ComponentType, lazy, Suspense } from 'react';
import { withWords } from '../../i18n/withWords';
import type { OwnJobPartProps } from '../../lib/jobCard/OwnJobPart';
import { useHydrated } from '../../lib/useHydrated';

// Without this code a job is shown as it is to a visitor
const JobEligibility = lazy(
  (): Promise<{ default: ComponentType<OwnJobPartProps> }> =>
    withWords('eligibility', () => import('./JobEligibility'))().catch(() => ({
      default: () => null,
    })),
);

/** Whether a candidate may take a job: for signed-in people, so it is loaded after the page. */
export function JobForCandidate(props: OwnJobPartProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <JobEligibility {...props} />
    </Suspense>
  );
}
