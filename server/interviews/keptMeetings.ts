/** What follows for interviews from what happens elsewhere. */
export { forgetMeetings } from './keptMeetings.repository';
