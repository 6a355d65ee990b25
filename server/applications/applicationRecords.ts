/** What other subjects ask of applications. */
export {
  findApplicant,
  insertApplication,
  insertEvent,
  lockApplicationStatus,
} from './applications.repository';
export { findAppliedJobs, findHistories, hasApplicationOn } from './ownApplications.repository';
export { findScoredApplications } from './scoredApplications';
