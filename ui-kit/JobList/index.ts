export { JobList, type JobListProps } from './JobList';
export type { JobListItem } from './jobListContent';
