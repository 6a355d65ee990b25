/**
 * The register of personal data has one entry for every table. Each part of the server declares its
 * own in a `personalData.ts` with its repositories; `personalData.ts` of this folder joins them.
 * Export, deletion, retention and docs/privacy.md follow from it, and a test compares it with the
 * database's catalogue, column by column.
 */

/** What happens to a candidate's rows when their account is deleted. */
type Deletion =
  | { rows: 'deleted' }
  /**
   * The row is kept for another party: these columns get these values (SQL), and no personal data
   * is left.
   */
  | { rows: 'kept'; because: string; emptied: Readonly<Record<string, string>> };

/** How long rows are kept, and what deletes them. */
interface Retention {
  /** As text, for docs/privacy.md. */
  kept: string;
  /**
   * The timer that deletes them, by its name in `server/composition/subjects/`; null when the account's
   * deletion does.
   */
  timer: string | null;
}

/** A table with rows about candidates. */
export interface PersonalTable extends Retention {
  table: string;
  /** Its contents, as text. */
  what: string;
  /** Why it is kept. */
  why: string;
  /** The condition (SQL) for the rows about the account `$1`; null when no row says whose it is. */
  of: string | null;
  /** The condition (SQL) for those of the rows that an export leaves out; none when absent. */
  notExported?: string;
  /** Columns with personal data, which an export has. */
  exported: readonly string[];
  /** Columns with digests, tokens and internal names, which would mean nothing to the candidate. */
  withheld: readonly string[];
  /** Columns that are not personal data by themselves; an export contains them too. */
  free: readonly string[];
  deletion: Deletion;
}

/** A table without personal data of candidates. */
export interface FreeTable {
  table: string;
  /** Why it has none, as text. */
  because: string;
  columns: readonly string[];
}

/** A place outside the database: a file store, the log, a browser. */
export interface OtherPlace {
  /** The name in the code, such as a cookie's or a storage key's, or a description. */
  name: string;
  kind: 'file store' | 'log' | 'memory' | 'cookie' | 'browser storage';
  what: string;
  why: string;
  kept: string;
}

/** The declarations of one part of the server. */
export interface PersonalData {
  /** In the order of deletion: rows that others refer to come after those. */
  tables?: readonly PersonalTable[];
  freeTables?: readonly FreeTable[];
  places?: readonly OtherPlace[];
}

/** All columns of an entry. */
export function columnsOf(entry: PersonalTable | FreeTable): readonly string[] {
  return 'columns' in entry ? entry.columns : [...entry.exported, ...entry.withheld, ...entry.free];
}
