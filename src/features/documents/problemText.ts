import type { ErrorCode } from '#domain/api/errors';
import type { FileReason } from '#domain/candidates/fileReasons';
import type { MessageId } from '../../i18n/intl';

const OWN = [
  'network_error',
  'unavailable',
  'quota_exceeded',
  'rate_limited',
  'upload_not_allowed',
  'upload_not_found',
  'upload_incomplete',
  'authentication_required',
  'not_found',
] as const satisfies readonly ErrorCode[];

const FILE = [
  'file_too_large',
  'payload_too_large',
  'file_type_refused',
  'file_encrypted',
  'file_active_content',
  'file_outside_link',
  'file_malformed',
  'file_infected',
  'scan_unavailable',
] as const satisfies readonly ErrorCode[];

/** The text of a problem with a file: of its reason where there is one, else of its code. */
export function problemText(code: ErrorCode, reason: FileReason | null): MessageId {
  if (reason) return `file.reason.${reason}`;
  const file = FILE.find((one) => one === code);
  if (file) return `file.problem.${file}`;
  const own = OWN.find((one) => one === code);
  return own ? `documents.problem.${own}` : 'documents.problem.internal_error';
}
