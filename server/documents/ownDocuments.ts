import type { UserDocument } from '#domain/api/documents';
import type { Queryable } from '../storage/database';

/** What other subjects ask of a candidate's documents. */
export {
  DOCUMENT_COLUMNS,
  type DocumentRow,
  END_COLUMNS,
  END_FIELDS,
  findDocuments,
  lockDocument,
} from './documents.repository';
export { countOpenings, insertOpening } from './openings.repository';

/**
 * A candidate's documents as they see them, newest first. Where they are shared is known above the
 * documents themselves, so who shows them is given this.
 */
export type ReadDocuments = (db: Queryable, userId: string) => Promise<UserDocument[]>;
