/** What other subjects ask of given references. */
export { findSharedIn } from './shares.repository';
