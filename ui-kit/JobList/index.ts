export { JobList, type JobListItem, type JobListProps } from './JobList';
