export { JobCard, type JobCardBadge, type JobCardProps } from './JobCard';
export type { JobCardInHand, JobCardRateText } from './JobCardRate';
export { JobCardSkeleton } from './JobCardSkeleton';
