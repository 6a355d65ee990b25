import { JobCard, type JobCardProps } from '@vikari/ui-kit/JobCard';
import { WorkFieldIcon } from '@vikari/ui-kit/WorkFieldIcon';
import type { JobCardSample } from './jobCards';

/** A sample as a card; further props are the card's. */
export function JobCardSampleCard({ iconName, ...props }: JobCardSample & Partial<JobCardProps>) {
  return <JobCard icon={<WorkFieldIcon name={iconName} />} {...props} />;
}
