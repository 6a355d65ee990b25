import { fetchInvitation } from '#domain/api/invitations';
import {
  blockEmployer,
  fetchBlockedEmployers,
  fetchReports,
  type JobReport,
  reportChat,
  reportJob,
  unblockEmployer,
} from '#domain/api/safety';
import type { ChatReportReason } from '#domain/safety/reports';
import { refreshApplications } from './applications';
import { refreshOwnThing } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

const INVITATIONS = `${fetchInvitation.service}/${fetchInvitation.path}`;

/** The candidate's reports with their answers, newest first. */
export const useReports = () => useApi(fetchReports, {});

/** The employers that the candidate has blocked, the last one first. */
export const useBlockedEmployers = () => useApi(fetchBlockedEmployers, {});

/**
 * Reports a chat. Rejects with an `ApiError`.
 * @param idempotencyKey - one for each form, the same for every retry.
 */
export async function sendChatReport(
  data: SiteData,
  report: { chatId: string; reason: ChatReportReason; text: string },
  idempotencyKey: string,
): Promise<void> {
  await data.api.call(reportChat, report, { idempotencyKey });
  void refreshOwnThing(data, 'reports');
}

/** Reports a job, also as a visitor. Rejects with an `ApiError`. */
export async function sendJobReport(
  { api }: Pick<SiteData, 'api'>,
  report: JobReport,
  idempotencyKey: string,
): Promise<void> {
  await api.call(reportJob, report, { idempotencyKey });
}

/** Blocks an employer, which ends the chats with it. Rejects with an `ApiError`. */
export async function blockOne(data: SiteData, employerId: string): Promise<void> {
  await data.api.call(blockEmployer, { employerId });
  await Promise.all([refreshBlocks(data), refreshOwnThing(data, 'chats')]);
}

/** Unblocks an employer. Rejects with an `ApiError`. */
export async function unblockOne(data: SiteData, employerId: string): Promise<void> {
  await data.api.call(unblockEmployer, { employerId });
  await refreshBlocks(data);
}

/** Reads again what says of a job or an invitation that its employer is blocked, too. */
async function refreshBlocks(data: SiteData): Promise<void> {
  await Promise.all([
    refreshOwnThing(data, 'blocks'),
    refreshApplications(data),
    data.mutate((key) => Array.isArray(key) && key[0] === INVITATIONS),
  ]);
}
