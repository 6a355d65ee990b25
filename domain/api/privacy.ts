import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { personalDataExport, privacyAnswers } from './privacy.responses';
import type { deleteAccountSchema } from './privacy.schema';

/** The states of an export. `expired`: its file was deleted, and only its entry is left. */
export type ExportStatus = PersonalDataExport['status'];

/** Whether an export is still being made. */
export const isBeingMade = (status: ExportStatus): boolean =>
  status === 'queued' || status === 'running';

/** A copy of everything about a candidate, made when they asked for it. Instants are ISO 8601 UTC. */
export type PersonalDataExport = InferType<typeof personalDataExport>;

/**
 * POST users/request_export: starts a ZIP of everything about the candidate and returns its id;
 * while one is being made, that one's id. It needs a BankID within the last ten minutes.
 */
export const requestExport = endpoint<
  Record<string, never>,
  Answered<typeof privacyAnswers.requestExport>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/request_export',
  access: 'candidate',
});

/** GET users/exports: the candidate's exports of the last 30 days, newest first. */
export const listExports = endpoint<
  Record<string, never>,
  Answered<typeof privacyAnswers.listExports>
>({
  service: 'v2',
  method: 'GET',
  path: 'users/exports',
  access: 'candidate',
});

/**
 * GET `?id=`: the ZIP of an export, for its candidate only. It is a file, and so not an endpoint of
 * the contract's kind. It needs a BankID within the last ten minutes.
 */
export const EXPORT_FILE_PATH = '/api/v2/users/export_file';

/**
 * POST users/delete_account: deletes the account and everything about it. `confirmation` is the
 * account's e-mail address, typed. `receiptId` is also in the mail that confirms the deletion. It
 * needs a BankID within the last ten minutes.
 */
export const deleteAccount = endpoint<
  InferType<typeof deleteAccountSchema>,
  Answered<typeof privacyAnswers.deleteAccount>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/delete_account',
  access: 'candidate',
});
