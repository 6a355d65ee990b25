/** What other subjects ask of what is booked. */
export { findInterviews } from './plan.repository';
