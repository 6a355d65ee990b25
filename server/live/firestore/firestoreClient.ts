import type { FirestoreConfig } from '../../config/firestoreConfig';
import type { Clock } from '../../lib/clock';
import { SECOND } from '../../lib/time';
import type { ServiceAccount } from './serviceAccount';
import { type FirestoreValue, fromFields, type PlainFields, toFields } from './values';

/** A document as it is stored. `path` is below the database's root: `chats/{id}`. */
export interface StoredDocument {
  path: string;
  fields: PlainFields;
  updateTime: string;
}

/** One write of a commit; with `mask` only those fields are changed. */
export type DocumentWrite =
  | { path: string; delete: true }
  | {
      path: string;
      fields: PlainFields;
      mask?: readonly string[];
      /** The write, and with it the whole commit, fails where this does not hold. */
      onlyIf?: { updateTime: string } | { exists: boolean };
    };

/** A query of one collection, by values of its fields. */
interface DocumentQuery {
  collection: string;
  /** The document below which the collection is; the database's root without it. */
  below?: string;
  where?: readonly (readonly [field: string, value: string])[];
  /** Only these fields are answered; all without it. */
  fields?: readonly string[];
  after?: { document: string };
  limit: number;
}

/** A refusal by Firestore, or none that came. */
class FirestoreError extends Error {}

/** Firestore over REST, with the project's own rights: rules do not apply. */
export interface FirestoreClient {
  get(path: string): Promise<StoredDocument | null>;
  /** Writes all or nothing; returns when the last one was updated. */
  commit(writes: readonly DocumentWrite[]): Promise<string>;
  /** By rising id. */
  query(query: DocumentQuery): Promise<StoredDocument[]>;
}

const TIMEOUT = 20 * SECOND;

export function createFirestoreClient(
  config: Pick<FirestoreConfig, 'projectId' | 'emulator'>,
  {
    account,
    clock,
    fetch: fetchIt = fetch,
  }: { account: Pick<ServiceAccount, 'authorization'>; clock: Clock; fetch?: typeof fetch },
): FirestoreClient {
  const database = `projects/${config.projectId}/databases/(default)/documents`;
  const origin =
    config.emulator === null ? 'https://firestore.googleapis.com' : `http://${config.emulator}`;
  const nameOf = (path: string): string => `${database}/${path}`;
  const pathOf = (name: string): string => name.slice(database.length + 1);

  async function call(address: string, body?: object): Promise<unknown> {
    const response = await fetchIt(`${origin}/v1/${address}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: await account.authorization(clock.now()),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 404 && !body) return null;
    const text = await response.text();
    // Its message may name documents; only the status is reported
    if (!response.ok) throw new FirestoreError(`Firestore answered ${statusOf(text, response)}.`);
    return JSON.parse(text);
  }

  function toDocument(raw: unknown): StoredDocument {
    const { name, fields, updateTime } = Object(raw) as {
      name: string;
      fields?: Record<string, FirestoreValue>;
      updateTime: string;
    };
    return { path: pathOf(name), fields: fromFields(fields), updateTime };
  }

  function toWrite(write: DocumentWrite): object {
    if ('delete' in write) return { delete: nameOf(write.path) };
    const { path, fields, mask, onlyIf } = write;
    return {
      update: { name: nameOf(path), fields: toFields(fields) },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      ...(onlyIf && { currentDocument: onlyIf }),
    };
  }

  return {
    async get(path) {
      const found = await call(nameOf(path));
      return found === null ? null : toDocument(found);
    },
    async commit(writes) {
      const answer = await call(`${database}:commit`, { writes: writes.map(toWrite) });
      const results: { updateTime?: string }[] = Object(answer).writeResults;
      return results.at(-1)?.updateTime ?? '';
    },
    async query({ collection, below, where = [], fields, after, limit }) {
      const answer = await call(`${below ? nameOf(below) : database}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId: collection }],
          ...(fields && {
            select: { fields: ['__name__', ...fields].map((fieldPath) => ({ fieldPath })) },
          }),
          ...(where.length > 0 && {
            where: {
              compositeFilter: {
                op: 'AND',
                filters: where.map(([fieldPath, stringValue]) => ({
                  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
                })),
              },
            },
          }),
          orderBy: [{ field: { fieldPath: '__name__' } }],
          ...(after && {
            startAt: { values: [{ referenceValue: nameOf(after.document) }], before: false },
          }),
          limit,
        },
      });
      const rows: { document?: unknown }[] = Array.isArray(answer) ? answer : [];
      return rows.flatMap(({ document }) => (document ? [toDocument(document)] : []));
    },
  };
}

function statusOf(text: string, { status }: Response): string {
  try {
    const { error } = Object(JSON.parse(text));
    return typeof error?.status === 'string' ? `${status} ${error.status}` : String(status);
  } catch {
    return String(status);
  }
}
