import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { employerBlock, ownReport, safetyAnswers } from './safety.responses';
import type { employerIdSchema, reportChatSchema, reportJobSchema } from './safety.schema';

/** POST chats/report_chat: keeps the last messages, and passes them on to who runs the site. */
export const reportChat = endpoint<
  InferType<typeof reportChatSchema>,
  Answered<typeof safetyAnswers.reportChat>
>({ service: 'v2', method: 'POST', path: 'chats/report_chat', access: 'candidate' });

/** GET chats/reports: the candidate's own reports with their answers, newest first. */
export const fetchReports = endpoint<
  Record<string, never>,
  Answered<typeof safetyAnswers.fetchReports>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/reports',
  access: 'candidate',
});

/**
 * POST chats/block_employer: as `end_chat` with `all`, which is all that the employer is told; and
 * nothing that it words or sends reaches the candidate.
 */
export const blockEmployer = endpoint<
  InferType<typeof employerIdSchema>,
  Answered<typeof safetyAnswers.blockEmployer>
>({
  service: 'v2',
  method: 'POST',
  path: 'chats/block_employer',
  access: 'candidate',
});

/** POST chats/unblock_employer: chats that have ended stay so. */
export const unblockEmployer = endpoint<
  { employerId: string },
  Answered<typeof safetyAnswers.unblockEmployer>
>({
  service: 'v2',
  method: 'POST',
  path: 'chats/unblock_employer',
  access: 'candidate',
});

/** GET chats/blocked_employers: the last one first. */
export const fetchBlockedEmployers = endpoint<
  Record<string, never>,
  Answered<typeof safetyAnswers.fetchBlockedEmployers>
>({ service: 'v2', method: 'GET', path: 'chats/blocked_employers', access: 'candidate' });

/** A report about a job. */
export type JobReport = InferType<typeof reportJobSchema>;

/** POST portal public/report_job: visitors may too. */
export const reportJob = endpoint<
  InferType<typeof reportJobSchema>,
  Answered<typeof safetyAnswers.reportJob>
>({
  service: 'portal',
  method: 'POST',
  path: 'public/report_job',
  access: 'public',
});

/** How an employer answers, as it is measured: of the last 180 days. */
export type OwnReplyFigures = Answered<typeof safetyAnswers.getReplyFigures>['figures'];

/** A report as who made it sees it. */
export type OwnReport = InferType<typeof ownReport>;

/** An employer that the candidate has blocked. */
export type EmployerBlock = InferType<typeof employerBlock>;

/** GET /api/integration/reply_figures: the employer's own. */
export const getReplyFigures = endpoint<
  Record<string, never>,
  Answered<typeof safetyAnswers.getReplyFigures>
>({
  service: 'integration',
  method: 'GET',
  path: 'reply_figures',
  access: 'employer',
});
