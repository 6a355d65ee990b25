import { conflictingFields } from '#domain/api/editConflict';
import { ApiError } from '#domain/api/errors';
import type { ApplicationDraft } from '#domain/applications/draft';

/** @throws ApiError `edit_conflict` that names the fields, with the draft as `current`. */
export function refuseConflicts(
  draft: ApplicationDraft,
  stored: object,
  base: object,
  changes: object,
  prefix = '',
): void {
  const fields = conflictingFields(stored, base, changes);
  if (fields.length === 0) return;
  throw new ApiError(
    'edit_conflict',
    'It has been changed elsewhere since the edit began.',
    Object.fromEntries(fields.map((field) => [`${prefix}${field}`, 'validation.edit_conflict'])),
    { current: draft },
  );
}
