import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
} from '../../../scripts/testing/firestore.mjs';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../applications/testing/storedFactories';
import { createChats } from '../../chat/chats';
import { eventsOn } from '../../composition/testing/eventsOn';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import { type Credentials, createParties } from '../../hostile/testing/parties';
import { sendRaw } from '../../hostile/testing/send';
import { wholeServer } from '../../hostile/testing/wholeServer';
import { loadServerSecrets } from '../../identity/serverSecret';
import { appendSessionStart } from '../../identity/sessionChanges';
import { createSessions } from '../../identity/sessions.service';
import { type SettableClock, settableClock } from '../../identity/testing/settableClock';
import { instant } from '../../lib/time';
import { hashToken } from '../../lib/tokens';
import { FIRESTORE_ACCESS } from '../../policy/firestoreAccess';
import { quarantineOn } from '../../quarantine/testing/quarantineOn';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { TEST_SERVER_KEYS } from '../../testing/testConfig';
import { queryAll } from './accountDocuments';
import type { Difference } from './compare';
import { createFirestore, type FirestoreDeps } from './firestore';
import { createFirestoreClient } from './firestoreClient';
import { openServiceAccount } from './serviceAccount';
import { idToken, type RestReader, restReader } from './testing/readers';

let host = '';
let stopEmulator = async () => {};
beforeAll(async () => {
  const jar = findFirestoreEmulator();
  if (jar === null) throw new Error('No emulator: this file should not have been run.');
  ({ host, stop: stopEmulator } = await startFirestoreEmulator(jar));
});
afterAll(() => stopEmulator());

let projects = 0;
/** An empty Firestore: each project of the emulator is its own. */
function aProject(changes: Partial<FirestoreConfig> = {}): FirestoreConfig {
  projects += 1;
  return {
    projectId: `demo-vikari-${projects}`,
    apiKey: 'key',
    authDomain: 'demo.example',
    serviceAccountFile: null,
    emulator: host,
    authEmulator: null,
    encrypted: false,
    ...changes,
  };
}
// The rules ask the emulator's own clock
const systemTime = (): SettableClock => settableClock(Date.now());

const PATIENTLY = { timeout: 30_000, interval: 250 };
const serverSecret = new Uint8Array(32).fill(3);
const client = async (config: FirestoreConfig) =>
  createFirestoreClient(config, {
    account: await openServiceAccount(config),
    clock: systemTime(),
  });

describe('firestore.rules', () => {
  const OWNER = 'tova';
  const uids = { uid: OWNER };
  const HOUR = 3_600_000;
  /** A document of each collection, about Tova. */
  const DOCUMENTS: Readonly<Record<string, string>> = {
    sessions: 'sessions/live',
    users: `users/${OWNER}`,
    user_documents: `users/${OWNER}/user_documents/one`,
    experiences: `users/${OWNER}/experiences/one`,
    user_references: `users/${OWNER}/user_references/one`,
    job_candidates: 'job_candidates/one',
    chats: 'chats/one',
    messages: 'messages/one_1',
  };
  let readers: Record<string, RestReader>;
  beforeAll(async () => {
    const config = aProject();
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds);
    const session = (uid: string, expiresAt: Date) => ({ uid, expiresAt, key: null });
    await (await client(config)).commit([
      ...Object.values(DOCUMENTS).map((path) => ({
        path,
        fields: { ...uids, activeUsers: [OWNER, 'employer'] },
      })),
      { path: 'sessions/live', fields: session(OWNER, at(HOUR)) },
      { path: 'sessions/others', fields: session('olle', at(HOUR)) },
      { path: 'sessions/expired', fields: session(OWNER, at(-HOUR)) },
    ]);
    const reader = (uid: string, sessionId: string | null) =>
      restReader(host, config.projectId, idToken(config.projectId, uid, sessionId));
    readers = {
      visitor: restReader(host, config.projectId, null),
      owner: reader(OWNER, 'live'),
      'other candidate': reader('olle', 'others'),
      'ended session': reader(OWNER, 'ended'),
      'expired session': reader(OWNER, 'expired'),
      'session of another': reader(OWNER, 'others'),
      'another with the owner’s session': reader('olle', 'live'),
      'no session': reader(OWNER, null),
    };
  });

  it('has a document of every collection in this test', () => {
    expect(Object.keys(DOCUMENTS)).toEqual(Object.keys(FIRESTORE_ACCESS));
  });

  it.each(Object.entries(FIRESTORE_ACCESS))('lets only the owner read %s', async (name, rule) => {
    const path = DOCUMENTS[name] ?? '';
    const collection = path.split('/').slice(0, -1).join('/');
    const own =
      rule.own === 'activeUsers'
        ? (['activeUsers', 'ARRAY_CONTAINS', OWNER] as const)
        : (['uid', 'EQUAL', OWNER] as const);
    const answers = await Promise.all(
      Object.entries(readers).map(async ([who, reader]) => [
        who,
        {
          get: await reader.get(path),
          query: await reader.query(collection, own),
          write: await reader.write(path),
          remove: await reader.remove(path),
        },
      ]),
    );
    const refused = { get: 403, query: 403, write: 403, remove: 403 };
    expect(Object.fromEntries(answers)).toEqual({
      ...Object.fromEntries(Object.keys(readers).map((who) => [who, refused])),
      owner: { ...refused, get: 200, query: rule.queries ? 200 : 403 },
    });
  });

  it('shows no other collection, and no result for a query of another user’s documents', async () => {
    for (const reader of Object.values(readers)) {
      expect(await reader.get('publisher/state')).toBe(403);
      expect(await reader.write('anything/else')).toBe(403);
      expect(await reader.query('messages', ['chatId', 'EQUAL', 'one'])).toBe(403);
    }
  });

  it('shows a session only that it has ended', async () => {
    expect(await readers['ended session']?.get('sessions/ended')).toBe(404);
    expect(await readers['ended session']?.get('sessions/live')).toBe(403);
  });
});

/** A candidate with an application and a chat, over an own database and Firestore. */
async function aConversation(options: Partial<FirestoreDeps> = {}) {
  const db = await createTestDatabase();
  const clock = systemTime();
  const config = aProject();
  const errors: unknown[] = [];
  const deps = {
    db,
    clock,
    config,
    serverSecret,
    quarantine: quarantineOn(db, clock),
    onError: (error: unknown) => void errors.push(error),
    ...options,
  };
  const firestore = await createFirestore(deps);
  const uid = await aStoredUser(db, 'Tova');
  const employerId = await aStoredEmployer(db);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const chatId = await aStoredApplication(db, {
    uid,
    jobId,
    at: instant(clock.now()),
  });
  const { chats } = createChats({ db, clock, events: eventsOn(db, clock) });
  const say = (text: string) =>
    chats.send({ role: 'candidate', id: uid }, chatId, { clientId: randomUUID(), text });
  const messages = async () =>
    (await queryAll(firestore.client, { collection: 'messages', where: [['uid', uid]] })).map(
      ({ fields }) => JSON.parse(String(fields.view)).text,
    );
  const differences = async () => {
    const found: Difference[] = [];
    await firestore.compare((difference) => void found.push(difference));
    return found;
  };
  return { db, clock, config, deps, firestore, uid, chatId, chats, say, messages, differences };
}

describe('publishing', () => {
  it('publishes what changes, and finds by itself what is missing or too much', async () => {
    const { db, firestore, uid, chatId, say, messages, differences, clock } = await aConversation();
    expect(await firestore.publisher.publishNow()).toBe(true);
    await say('Hej!');
    await say('När börjar passet?');
    await createSessions(db, clock).start(db, uid);
    await firestore.publisher.publishNow();
    expect((await messages()).filter(Boolean)).toEqual(['Hej!', 'När börjar passet?']);

    const { client } = firestore;
    await client.commit([
      { path: `messages/${chatId}_2`, delete: true },
      { path: `chats/${chatId}`, fields: { uid, view: '{}', at: '2026-01-01T00:00:00Z' } },
      { path: `users/${uid}/experiences/old`, fields: { uid } },
      { path: 'users/nobody', fields: { uid: 'nobody' } },
    ]);
    const found = await differences();
    expect(found.map(({ path, is }) => `${is} ${path}`).toSorted()).toEqual([
      `different chats/${chatId}`,
      `missing messages/${chatId}_2`,
      // Its start is no change that the log has here
      expect.stringMatching(/^missing sessions\//),
      `unwanted users/${uid}/experiences/old`,
      'unwanted users/nobody',
    ]);
    expect(await firestore.publisher.rebuild()).toBe(1);
    expect(await differences()).toEqual([]);
    await db.close();
  });
});

describe('publishing that is cut off', () => {
  /** A network that fails at the n-th commit: before Firestore gets it, or before its response. */
  function dying(at: number, when: 'before' | 'after'): typeof fetch {
    let commits = 0;
    return async (address, options) => {
      const isCommit = String(address).endsWith(':commit');
      if (isCommit) commits += 1;
      if (isCommit && commits === at && when === 'before') throw new TypeError('cut');
      const answer = await fetch(address, options);
      if (isCommit && commits === at && when === 'after') throw new TypeError('cut');
      return answer;
    };
  }

  it.each(['before', 'after'] as const)(
    'continues on another node when the first was cut off %s a commit',
    async (when) => {
      // Its first two commits are the taking over and the first publication
      const { db, clock, deps, firestore, say, messages, differences } = await aConversation({
        fetch: dying(5, when),
      });
      await firestore.publisher.publishNow();
      await say('ett');
      await firestore.publisher.publishNow();
      await say('två');
      await say('tre');
      await expect(firestore.publisher.publishNow()).rejects.toThrow('cut');
      const other = await createFirestore({ ...deps, fetch });
      // The first still has the right to publish
      expect(await other.publisher.publishNow()).toBe(false);
      clock.advance(60_000);
      expect(await other.publisher.publishNow()).toBe(true);
      await say('fyra');
      await other.publisher.publishNow();
      expect((await messages()).filter(Boolean)).toEqual(['ett', 'två', 'tre', 'fyra']);
      expect(await differences()).toEqual([]);
      await db.close();
    },
  );

  it('refuses the writes of a node that was paused while another took over', async () => {
    const { db, clock, deps, firestore, say, differences } = await aConversation();
    await firestore.publisher.publishNow();
    const other = await createFirestore(deps);
    clock.advance(60_000);
    await other.publisher.publishNow();
    await say('nytt');
    await other.publisher.publishNow();
    // Its clock was paused too, so its lease seems to be valid
    clock.setBack(60_000);
    await say('senare');
    await expect(firestore.publisher.publishNow()).rejects.toThrow('Firestore answered');
    clock.advance(60_000);
    await other.publisher.publishNow();
    expect(await differences()).toEqual([]);
    await db.close();
  });
});

it('has nothing left of an account that was deleted, and no session that has ended', async () => {
  const clock = settableClock();
  const config = aProject({ encrypted: true });
  const server = await wholeServer({ clock, config: { firestore: config } });
  const { app, db } = server;
  const tova = await createParties(server, clock, 'Tova');
  const olle = await createParties(server, clock, 'Olle');
  const own = await createFirestore({
    db,
    clock,
    config,
    quarantine: quarantineOn(db, clock),
    serverSecret: (await loadServerSecrets(db, { keys: TEST_SERVER_KEYS, clock })).lastingSecret,
    onError: (error) => void server.faults.push(error),
  });
  const post = (url: string, headers: Credentials, payload: object) =>
    sendRaw(app, {
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const stored = async () => {
    const collections = ['users', 'job_candidates', 'chats', 'messages', 'sessions'];
    const all = await Promise.all(
      collections.map((collection) => queryAll(own.client, { collection })),
    );
    return all.flat();
  };
  const allPublished = async () => {
    const found: Difference[] = [];
    await own.compare((difference) => void found.push(difference));
    expect(found).toEqual([]);
  };
  // The sessions of this test begin without a sign-in
  for (const { userId, candidate } of [tova, olle]) {
    const cookie = candidate.cookie?.replace('vikari_session=', '') ?? '';
    await appendSessionStart(db, { userId, sessionId: hashToken(cookie) });
  }
  await vi.waitFor(allPublished, PATIENTLY);
  // Encrypted: none of what only the two sides may know is readable
  const text = JSON.stringify(await stored());
  for (const secret of [tova.email, 'Tovakliniken', 'Tovasdotter']) {
    expect(text).not.toContain(secret);
  }

  const deleted = await post('/api/v2/users/delete_account', tova.candidate, {
    confirmation: tova.email,
  });
  expect(deleted.statusCode).toBe(200);
  await post('/api/v2/session/sign_out', olle.candidate, {});
  await vi.waitFor(allPublished, PATIENTLY);
  expect(JSON.stringify(await stored())).not.toContain(tova.userId);
  expect((await stored()).some(({ path }) => path.startsWith('sessions/'))).toBe(false);
  expect((await stored()).some(({ fields }) => fields.uid === olle.userId)).toBe(true);
  expect(server.faults).toEqual([]);
  await server.close();
});
