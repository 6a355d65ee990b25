import { type DocumentType, hasEndedBefore, type StatedEnd } from '#domain/candidates/documents';

/** Documents that an employer asks for; the application is `pending` until they are shared. */
export interface DocumentRequest {
  types: DocumentType[];
  /** Those of them that have not been shared since. */
  missing: DocumentType[];
  /** What the employer wrote. */
  message: string | null;
  /** `YYYY-MM-DD` in Stockholm; nothing ends by itself after it. */
  dueOn: string;
  /** ISO 8601 UTC. */
  askedAt: string;
}

/** A document that an application shares. Instants are ISO 8601 UTC. */
export interface SharedSince extends StatedEnd {
  type: DocumentType;
  sharedAt: string;
  /** Of the file: later than the sharing where the document was replaced. */
  uploadedAt: string;
}

/**
 * The types of a request that are still missing. What was shared before it was asked for does not
 * count: the employer has seen it, and asks for another.
 *
 * @param today - `YYYY-MM-DD` in Stockholm: a document that has expired answers nothing.
 */
export function missingTypes(
  { types, askedAt }: Pick<DocumentRequest, 'types' | 'askedAt'>,
  shared: readonly SharedSince[],
  today: string,
): DocumentType[] {
  const since = Date.parse(askedAt);
  const answers = (type: DocumentType) =>
    shared.some(
      (one) =>
        one.type === type &&
        !hasEndedBefore(one, today) &&
        Math.max(Date.parse(one.sharedAt), Date.parse(one.uploadedAt)) >= since,
    );
  return types.filter((type) => !answers(type));
}

/** Days ahead by which documents may be asked for. */
export const MOST_DAYS_TO_SHARE = 365;
