import type { UserDocument } from '#domain/api/documents';
import {
  DOCUMENT_NEED,
  DOCUMENT_TYPES,
  type DocumentExpiry,
  type DocumentType,
} from '#domain/candidates/documents';

/** The types in the order in which they are shown: required ones first. */
export const SHOWN_TYPES: readonly DocumentType[] = [
  'cv',
  'hosp_licence',
  'ivo_licence',
  'id_card',
  'cpr_certificate',
  'specialist_certificate',
  'criminal_record',
  'other',
];

/** Types of which a candidate usually has more than one document. */
const SEVERAL: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'specialist_certificate',
  'other',
]);

/** The first line of a type's card. */
export type TypeState =
  | 'ready'
  | 'undated'
  | 'expired'
  | 'missing'
  | 'one_of_two'
  | 'covered'
  | 'optional';

type Known = Pick<UserDocument, 'type' | 'expiry'>;

/** A document that has ended, or of which nobody has said when it does. */
const UNREADY: ReadonlySet<DocumentExpiry> = new Set<DocumentExpiry>(['expired', 'unknown']);

const isReady = (documents: readonly Known[], wanted: (type: DocumentType) => boolean) =>
  documents.some(({ type, expiry }) => wanted(type) && !UNREADY.has(expiry));

/** The state of a document type among a candidate's documents. */
export function stateOfType(type: DocumentType, documents: readonly Known[]): TypeState {
  if (isReady(documents, (one) => one === type)) return 'ready';
  const own = documents.filter((one) => one.type === type);
  if (own.some(({ expiry }) => expiry === 'unknown')) return 'undated';
  if (own.length > 0) return 'expired';
  const need = DOCUMENT_NEED[type];
  if (need !== 'licence') return need === 'needed' ? 'missing' : 'optional';
  return isReady(documents, (one) => DOCUMENT_NEED[one] === 'licence') ? 'covered' : 'one_of_two';
}

/** How many of the four required documents there are; the two licences count as one. */
export function countNeeded(documents: readonly Known[]): { ready: number; all: number } {
  const needed = DOCUMENT_TYPES.filter((type) => DOCUMENT_NEED[type] === 'needed');
  const ready = needed.filter((type) => isReady(documents, (one) => one === type)).length;
  const licensed = isReady(documents, (one) => DOCUMENT_NEED[one] === 'licence');
  return { ready: ready + (licensed ? 1 : 0), all: needed.length + 1 };
}

/** Whether a new file of a type may be added, and not only replace another. */
export function mayAdd(type: DocumentType, documents: readonly Known[]): boolean {
  return SEVERAL.has(type) || !documents.some((one) => one.type === type);
}
