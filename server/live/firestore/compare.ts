import { canonicalJson } from '../../lib/canonicalJson';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../storage/database';
import { forEachPublishedUser, publishedOf } from './accountDocuments';
import { paths } from './documentPaths';
import type { DocumentRenderer, WantedDocument } from './documents';
import type { FirestoreClient, StoredDocument } from './firestoreClient';
import type { Payloads } from './payloads';
import { findExistingUsers, findLiveSessionsOf, findUserIds } from './published.repository';

/** How a document differs from what the database says. */
export interface Difference {
  path: string;
  is: 'missing' | 'different' | 'unwanted';
}

const USERS_PAGE = 100;

/** Compares all that is published with the database; changes that are on their way differ too. */
export async function comparePublished(
  {
    db,
    clock,
    client,
    render,
    payloads,
  }: {
    db: Database;
    clock: Clock;
    client: FirestoreClient;
    render: DocumentRenderer;
    payloads: Payloads;
  },
  onDifference: (difference: Difference) => void,
): Promise<{ accounts: number; documents: number }> {
  let documents = 0;

  async function saysTheSame(stored: StoredDocument, wanted: WantedDocument): Promise<boolean> {
    const {
      uid,
      view,
      sealed,
      changed: _changed,
      at: _at,
      marks: _marks,
      ...plain
    } = stored.fields;
    if (uid !== wanted.uid || typeof view !== 'string') return false;
    const opened = await payloads.open(wanted.uid, { view, sealed: sealed === true });
    return canonicalJson({ view: opened, plain }) === canonicalJson(wanted.content);
  }

  /** What follows from the time of day is compared as it was when it was published. */
  async function isAsWanted(stored: StoredDocument, wanted: WantedDocument): Promise<boolean> {
    if (await saysTheSame(stored, wanted)) return true;
    const { at } = stored.fields;
    if (typeof at !== 'string') return false;
    const then = await render.account(wanted.uid, Date.parse(at));
    const asThen = then.find(({ path }) => path === wanted.path);
    return asThen !== undefined && saysTheSame(stored, asThen);
  }

  async function compareAccount(uid: string): Promise<void> {
    const now = clock.now();
    const stored = new Map(
      (await publishedOf(client, uid)).map((document) => [document.path, document]),
    );
    documents += stored.size;
    for (const wanted of await render.account(uid, now)) {
      const found = stored.get(wanted.path);
      if (!found) onDifference({ path: wanted.path, is: 'missing' });
      else if (!(await isAsWanted(found, wanted))) {
        onDifference({ path: wanted.path, is: 'different' });
      }
      stored.delete(wanted.path);
    }
    for (const { id } of await findLiveSessionsOf(db, uid, now)) {
      if (!stored.delete(paths.session(id))) {
        onDifference({ path: paths.session(id), is: 'missing' });
      }
    }
    for (const path of stored.keys()) onDifference({ path, is: 'unwanted' });
  }

  let accounts = 0;
  let page: string[] = [];
  do {
    page = await findUserIds(db, page.at(-1) ?? '', USERS_PAGE);
    for (const uid of page) await compareAccount(uid);
    accounts += page.length;
  } while (page.length === USERS_PAGE);
  await forEachPublishedUser(client, async (uids) => {
    const there = new Set(await findExistingUsers(db, uids));
    for (const uid of uids) {
      if (!there.has(uid)) onDifference({ path: paths.user(uid), is: 'unwanted' });
    }
  });
  return { accounts, documents };
}
