/** What other subjects ask of given references. */
export { insertGiven } from './given.repository';
export { insertRequest } from './requests.repository';
export { findSharedIn } from './shares.repository';
