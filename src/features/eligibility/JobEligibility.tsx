import { useEligibility } from '../../data/eligibility';
import type { OwnJobPartProps } from '../../lib/jobCard/OwnJobPart';
import { RouterLink } from '../../lib/site/RouterLink';
import { EligibilityView } from './EligibilityView';
import { VerdictLine } from './VerdictLine';

/** Whether the signed-in candidate may take a job. */
export function JobEligibility({ job, place }: OwnJobPartProps) {
  const { data, error, retry } = useEligibility(job.id);
  const eligibility = data?.results[0];
  if (place === 'card') return eligibility && <VerdictLine size="small" {...{ eligibility }} />;
  // The job was taken away meanwhile
  if (data && !eligibility) return null;
  return (
    <EligibilityView
      eligibility={eligibility}
      onRetry={!data && error ? retry : null}
      names={job.names}
      place={place}
      linkComponent={RouterLink}
    />
  );
}
