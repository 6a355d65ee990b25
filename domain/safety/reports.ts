/** What can be reported: a conversation with an employer, or a job. */
export const REPORT_KINDS = ['chat', 'job'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why a conversation is reported. */
export const CHAT_REPORT_REASONS = [
  'harassment',
  'discrimination',
  'fraud',
  /** Money, bank details, a personal identity number or the like is asked for. */
  'asks_for_too_much',
  'unwanted',
  'other',
] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** Why a job is reported. */
export const JOB_REPORT_REASONS = [
  'wrong_facts',
  'fraud',
  'discrimination',
  'not_a_job',
  'already_filled',
  'other',
] as const;
export type JobReportReason = (typeof JOB_REPORT_REASONS)[number];

/** Every reason. */
export const REPORT_REASONS = [
  ...CHAT_REPORT_REASONS,
  'wrong_facts',
  'not_a_job',
  'already_filled',
] as const satisfies readonly (ChatReportReason | JobReportReason)[];
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Length of a report's text, in characters. */
export const MAX_REPORT = 2000;
/** Messages of a reported conversation that are kept: its last ones. */
export const KEPT_MESSAGES = 100;
