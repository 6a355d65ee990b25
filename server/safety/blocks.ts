/** What other subjects ask of blocked employers. */
export { findBlockOf as hasBlockedEmployerOf } from './blocks.repository';
