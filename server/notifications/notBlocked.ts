/**
 * SQL: the candidate has not blocked the employer, whose messages and notifications then tell them
 * nothing, also those that were waiting.
 *
 * @param uid - the candidate's id, a column or a parameter; so is `employerId`.
 */
export function notBlocked(uid: string, employerId: string): string {
  return `not exists (
    select 1 from employer_blocks
    where employer_blocks.uid = ${uid} and employer_blocks.employer_id = ${employerId})`;
}
