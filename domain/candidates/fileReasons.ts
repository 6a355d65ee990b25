/**
 * Why a file was not taken, where the error's code alone does not say what its sender can do. The
 * server sends it as a message id in the error's `fields.file`; the site's texts are in
 * `src/lib/files/messages`.
 */
export const FILE_REASONS = [
  // With `file_malformed`
  'empty',
  'incomplete',
  'changed_on_the_way',
  'two_kinds',
  'too_complex',
  // With `file_active_content`
  'script',
  'form',
  'opens_others',
  'collection',
  'program_inside',
  'media',
  // With `file_type_refused`
  'heic',
  'text_document',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

/** The reason of an error's `fields.file`; null for none, or one of a newer server. */
export function fileReasonOf(messageId: string | undefined): FileReason | null {
  return FILE_REASONS.find((reason) => messageId === `file.reason.${reason}`) ?? null;
}
