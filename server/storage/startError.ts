import { StoreUnavailableError } from './sqlError';

/** The database could not be opened, for a reason that the operator can correct. */
export class StoreStartError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
  override name = 'StoreStartError';
}

/** A part of a database's address as it is meant; the driver takes one that is not escaped as it stands. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The host of a database address, without its password. */
function placeOf(databaseUrl: string): { host: string; user: string; database: string } {
  if (!URL.canParse(databaseUrl)) return { host: '?', user: '?', database: '?' };
  const { host, username, pathname } = new URL(databaseUrl);
  return {
    host: host || 'this machine',
    user: decodedPart(username) || '(none)',
    database: decodedPart(pathname.slice(1)) || '(none)',
  };
}

/** The original reason, inside the errors that the drivers wrap around it. */
function rootOf(error: unknown): unknown {
  if (error instanceof StoreUnavailableError && error.cause !== undefined) {
    return rootOf(error.cause);
  }
  // Every address of a name was tried; the last one's reason is as good as any
  if (error instanceof AggregateError) return rootOf(error.errors.at(-1));
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why PostgreSQL could not be opened, in one line; null for an error of the program itself. */
export function postgresStartError(error: unknown, databaseUrl: string): StoreStartError | null {
  const { host, user, database } = placeOf(databaseUrl);
  const root = rootOf(error);
  const reason = root instanceof Error ? root.message : String(root);
  const because: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${host}. Is PostgreSQL running there?`,
    ENOTFOUND: `there is no host of the name in ${host}.`,
    EAI_AGAIN: `the name in ${host} cannot be looked up now.`,
    '28P01': `${host} refuses the password of ${user}.`,
    '28000': `${host} does not let ${user} in: ${reason}.`,
    '3D000': `${host} has no database ${database}. Make it with createdb.`,
    '42501': `${user} may not create tables in ${database} at ${host}: ${reason}.`,
  };
  const known = because[codeOf(root)];
  if (known !== undefined) return new StoreStartError(`DATABASE_URL: ${known}`, { cause: error });
  if (!(error instanceof StoreUnavailableError)) return null;
  return new StoreStartError(`DATABASE_URL: ${host} cannot be used: ${reason}.`, { cause: error });
}

/**
 * Why the data folder could not be opened, in one line; null for an error of the program itself.
 */
export function folderStartError(error: unknown, dataDir: string): StoreStartError | null {
  const because: Record<string, string> = {
    EACCES: 'this user may not write there.',
    EPERM: 'this user may not write there.',
    EROFS: 'its file system is read-only.',
    ENOENT: 'a part of that path is missing and cannot be made.',
    ENOTDIR: 'a part of that path is a file.',
    EEXIST: 'there is a file of that name.',
    ENOSPC: 'the disk is full.',
    EDQUOT: 'the disk quota of this user is used up.',
  };
  const known = because[codeOf(rootOf(error))];
  if (known !== undefined) {
    return new StoreStartError(`The data folder ${dataDir} cannot be used: ${known}`, {
      cause: error,
    });
  }
  return null;
}
