/** What other subjects ask of given references. */
export { insertGiven, insertRequest } from './requests.repository';
export { findSharedIn } from './shares.repository';
