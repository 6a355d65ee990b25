export { JobCard, type JobCardBadge, type JobCardProps } from './JobCard';
export type { JobCardRateText } from './JobCardRate';
export { JobCardSkeleton } from './JobCardSkeleton';
