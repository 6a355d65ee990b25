import { LRUCache } from 'lru-cache';
import { type Cursor, sortableCursor } from '#domain/live/cursor';
import type { Change } from '../../changeLog/changeLog';
import { sessionEndsIn } from '../../identity/sessionChanges';
import { canonicalJson } from '../../lib/canonicalJson';
import type { Clock } from '../../lib/clock';
import { sha256 } from '../../lib/sha256';
import { instant } from '../../lib/time';
import type { Quarantine } from '../../quarantine/quarantine';
import type { Database } from '../../storage/database';
import { readInSlices } from '../../storage/inSlices';
import { forEachPublishedUser, publishedOf, queryAll } from './accountDocuments';
import { type ChangedDocument, changedDocuments } from './changeWrites';
import { paths } from './documentPaths';
import type { DocumentRenderer, WantedDocument } from './documents';
import type { FencedWriter } from './fencedWriter';
import type { DocumentWrite, FirestoreClient } from './firestoreClient';
import type { Payloads } from './payloads';
import {
  findApplicationsToJob,
  findExistingUsers,
  findLiveSessions,
  findLiveSessionsOf,
  findSessionsSeenSince,
  findUserIds,
  type LiveSession,
} from './published.repository';

/** Documents whose contents are remembered, so that what follows from a change is not repeated. */
const REMEMBERED = 20_000;
const USERS_PAGE = 100;
/** Whose sessions the change log has when their account is gone. */
const DELETED_ACCOUNT = 'user:deleted';

export interface PublishingDeps {
  db: Database;
  clock: Clock;
  client: FirestoreClient;
  writer: FencedWriter;
  render: DocumentRenderer;
  payloads: Payloads;
  quarantine: Pick<Quarantine, 'setAsideAll' | 'release'>;
}

/** Writes what the database has to Firestore; for the one who holds the right to. */
export type Publishing = ReturnType<typeof createPublishing>;

export function createPublishing(deps: PublishingDeps) {
  const { db, clock, client, writer, render, payloads, quarantine } = deps;
  const contents = new LRUCache<string, string>({ max: REMEMBERED });

  function isAsBefore({ path, content, follows }: ChangedDocument): boolean {
    const hash = sha256(canonicalJson(content));
    const known = contents.get(path) === hash;
    contents.set(path, hash);
    return follows && known;
  }

  async function toWrite(
    { path, uid, content }: WantedDocument,
    changed: string,
    at: number,
  ): Promise<DocumentWrite> {
    if (content === null) return { path, delete: true };
    const { view, plain } = content;
    const fields = { uid, changed, at: instant(at), ...(await payloads.seal(uid, view)), ...plain };
    // The marks stay: they are written when something changes
    if (path === paths.user(uid)) return { path, fields, mask: Object.keys(fields) };
    return { path, fields };
  }

  async function sessionWrite({ id, uid, expiresAt }: LiveSession): Promise<DocumentWrite> {
    const key = await payloads.keyFor({ uid, id });
    return { path: paths.session(id), fields: { uid, expiresAt: new Date(expiresAt), key } };
  }

  async function sessionWrites(ids: readonly string[]): Promise<DocumentWrite[]> {
    const live = new Map(
      (await findLiveSessions(db, ids, clock.now())).map((one) => [one.id, one]),
    );
    return Promise.all(
      ids.map(async (id) => {
        const session = live.get(id);
        return session ? sessionWrite(session) : { path: paths.session(id), delete: true as const };
      }),
    );
  }

  /** Of chats that may no longer be read. */
  async function messageRemovals(chatIds: readonly string[]): Promise<DocumentWrite[]> {
    const removals: DocumentWrite[] = [];
    for (const chatId of chatIds) {
      const query = { collection: 'messages', where: [['chatId', chatId] as const], fields: [] };
      for (const { path } of await queryAll(client, query)) removals.push({ path, delete: true });
    }
    return removals;
  }

  async function removeAccount(uid: string): Promise<void> {
    const documents = await publishedOf(client, uid, []);
    // The sessions' documents say whose the account was until the batch that ends them
    const removals = documents
      .filter(({ path }) => !path.startsWith('sessions/'))
      .map(({ path }) => ({ path, delete: true as const }));
    if (removals.length > 0) await writer.commit(removals);
  }

  /** Removes what is published about accounts that are not there. */
  async function removeOrphans(): Promise<void> {
    await forEachPublishedUser(client, async (uids) => {
      const there = new Set(await findExistingUsers(db, uids));
      for (const uid of uids) if (!there.has(uid)) await removeAccount(uid);
    });
  }

  /** The log no longer names a deleted account; the documents of its sessions do. */
  async function removeDeletedAccounts(changes: readonly Change[]): Promise<void> {
    const ends = sessionEndsIn(changes.filter(({ scope }) => scope === DELETED_ACCOUNT));
    let unknown = false;
    const uids = new Set<string>();
    for (const { sessionId } of ends) {
      const uid = (await client.get(paths.session(sessionId)))?.fields.uid;
      if (typeof uid === 'string') uids.add(uid);
      else unknown = true;
    }
    const there = new Set(await findExistingUsers(db, [...uids]));
    for (const uid of uids) if (!there.has(uid)) await removeAccount(uid);
    if (unknown) await removeOrphans();
  }

  /** Publishes an account as it is, and removes what should not be there. */
  async function publishAccount(uid: string, cursor: Cursor): Promise<void> {
    const at = clock.now();
    const wanted = await documentsOf(uid, at);
    if (wanted === null) return;
    const sessions = await findLiveSessionsOf(db, uid, at);
    const writes = await Promise.all(sessions.map(sessionWrite));
    for (const document of wanted) {
      writes.push(await toWrite(document, sortableCursor(cursor), at));
    }
    const written = new Set(writes.map(({ path }) => path));
    for (const { path } of await publishedOf(client, uid, [])) {
      if (!written.has(path)) writes.push({ path, delete: true });
    }
    if (writes.length > 0) await writer.commit(writes);
    await quarantine.release('Firestore', [uid]);
  }

  /** Null for one of whom something cannot be made: the others are published. */
  async function documentsOf(uid: string, at: number): Promise<WantedDocument[] | null> {
    try {
      return await render.account(uid, at);
    } catch (error) {
      await quarantine.setAsideAll('Firestore', [{ item: uid, error, userId: uid }]);
      return null;
    }
  }

  return {
    /** Publishes accounts again of whom something could not be made. */
    async publishAgain(uids: readonly string[], cursor: Cursor): Promise<void> {
      const there = new Set(await findExistingUsers(db, uids));
      for (const uid of there) await publishAccount(uid, cursor);
      await quarantine.release(
        'Firestore',
        uids.filter((uid) => !there.has(uid)),
      );
    },

    /** Clears the cache of written contents, since another node may have written meanwhile. */
    forget: () => contents.clear(),

    /** Publishes some changes, oldest first; their last cursor is stored with them. */
    async publish(changes: readonly Change[]): Promise<void> {
      const last = changes.at(-1);
      if (!last) return;
      await removeDeletedAccounts(changes);
      const at = clock.now();
      const named = changes.filter(
        ({ scope, type }) =>
          scope !== DELETED_ACCOUNT && (scope.startsWith('user:') || type === 'job'),
      );
      const applicationsToJob = (jobId: string) => findApplicationsToJob(db, jobId);
      const found = await changedDocuments(named, { render, applicationsToJob, at });
      // With the account's whole state, it is published again
      const bad = found.bad.map(({ uid, error }) => ({ item: uid ?? 'jobs', error, userId: uid }));
      await quarantine.setAsideAll('Firestore', bad);
      const ended = sessionEndsIn(changes).map(({ sessionId }) => sessionId);
      // First of all: who has signed out may read nothing from here on
      const writes = await sessionWrites([...new Set([...found.sessionIds, ...ended])]);
      const changedOnes = found.documents.filter((document) => !isAsBefore(document));
      for (const document of changedOnes) {
        writes.push(await toWrite(document, document.changed, at));
      }
      for (const [uid, marks] of found.marks) {
        const user = found.documents.find(({ path }) => path === paths.user(uid));
        if (!user?.content) continue;
        const mask = Object.keys(marks).map((thing) => `marks.${thing}`);
        writes.push({ path: paths.user(uid), fields: { marks }, mask });
      }
      writes.push(...(await messageRemovals(goneChats(changedOnes))));
      await writer.commit(writes, last.cursor);
    },

    /**
     * Publishes everything again, as of a cursor, after which changes continue; returns how many
     * accounts. `goOn` is called between them and throws when another node publishes now.
     */
    async publishAll(cursor: Cursor, goOn: () => Promise<void>): Promise<number> {
      let count = 0;
      let page: string[] = [];
      do {
        page = await findUserIds(db, page.at(-1) ?? '', USERS_PAGE);
        for (const uid of page) {
          await goOn();
          await publishAccount(uid, cursor);
        }
        count += page.length;
      } while (page.length === USERS_PAGE);
      await removeOrphans();
      await writer.commit([], cursor);
      return count;
    },

    /** Moves the ends of sessions that were seen since. */
    async extendSessions(since: number): Promise<void> {
      const now = clock.now();
      const slices = readInSlices<LiveSession>((last, limit) =>
        findSessionsSeenSince(db, { since, now, after: last?.id ?? '', limit }),
      );
      for await (const seen of slices) {
        await writer.commit(await Promise.all(seen.map(sessionWrite)));
      }
    },
  };
}

const goneChats = (documents: readonly WantedDocument[]): string[] =>
  documents.flatMap(({ path, content }) =>
    content === null && path.startsWith('chats/') ? [path.slice('chats/'.length)] : [],
  );
