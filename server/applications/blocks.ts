/** A candidate's block of a job's employer, for subjects in which the candidate turns to it. */
export { findBlockOnJob, refuseBlocked } from './blockedEmployer.repository';
