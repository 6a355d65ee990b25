const OF_FILES: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}, or its folder is missing.`,
  EACCES: (path) => `${path}: this user may not read or write there.`,
  EPERM: (path) => `${path}: this user may not read or write there.`,
  EROFS: (path) => `${path}: its file system is read-only.`,
  EISDIR: (path) => `${path} is a folder, and a file is needed.`,
  ENOTDIR: (path) => `A part of the path ${path} is a file, and a folder is needed.`,
  ENOSPC: (path) => `${path}: the disk is full.`,
};

/** What went wrong, in a line that an operator can act on: the system's own words are for programs. */
export function plainError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return plainError(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, cause, message }: NodeJS.ErrnoException = error;
  const ofFile = path === undefined ? undefined : OF_FILES[code];
  if (path !== undefined && ofFile) return ofFile(path);
  if (message === 'fetch failed' && cause !== undefined) return plainError(cause);
  return message || (code === '' ? error.name : code);
}
