/** What other subjects ask of first days. */
export { findOwnFirstDays, forgetKeptFirstDays } from './firstDays.repository';
