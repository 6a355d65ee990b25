/** What other subjects ask of applications. */
export { findApplicant } from './applications.repository';
export { findAppliedJobs, findHistories, hasApplicationOn } from './ownApplications.repository';
