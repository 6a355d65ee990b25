export { JobCard, type JobCardBadge, type JobCardProps, type JobCardPublished } from './JobCard';
export type { JobCardInHand, JobCardRateText } from './JobCardRate';
export { JobCardSkeleton } from './JobCardSkeleton';
