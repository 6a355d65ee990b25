/** What other subjects ask of applications. */
export {
  CHAT_ENDED,
  findApplicant,
  insertApplication,
  insertEvent,
  lockApplicationStatus,
} from './applications.repository';
export { findAppliedJobs, findHistories, hasApplicationOn } from './ownApplications.repository';
export { findScoredApplications } from './scoredApplications';
