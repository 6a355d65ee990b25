/** A message for the operator, shown without a stack trace. */
export class BackupError extends Error {
  readonly expected = true;
  override name = 'BackupError';
}
