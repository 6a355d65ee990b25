import { ApiError } from '#domain/api/errors';
import type { FirebaseSession } from '#domain/api/firebase';
import { firebaseToken } from '#domain/api/firebase';
import type { LiveEvent } from '#domain/api/live';
import type { Published, PublishedSession, PublishedUser } from '#domain/live/published';
import { randomUuid } from '../../lib/randomUuid';
import type { ApiClient } from '../apiClient';
import type { LivePort } from '../livePort';
import * as firebase from './firebaseParts';
import { hear, type Known, knownAt, type Reported } from './firestoreEvents';
import { publishedPayloads } from './publishedPayloads';

const LOWEST_BACKOFF_MS = 2000;
const HIGHEST_BACKOFF_MS = 60_000;
/** A connection that has not brought the session's document by then is given up. */
const LONGEST_CONNECT_MS = 15_000;
/** How long a message waits for an earlier one of its chat. */
const LATE_MS = 300;

/**
 * Live updates by Firestore: listeners on the candidate's own documents, for as long as the
 * document of their session is there. Each tab has its own.
 */
export function firestoreLive(api: ApiClient): LivePort {
  return (onEvent) => {
    let stopped = false;
    let close = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let backoff = LOWEST_BACKOFF_MS;

    function end(): void {
      close();
      close = () => {};
    }

    function retry(): void {
      end();
      clearTimeout(timer);
      if (stopped) return;
      timer = setTimeout(() => void begin(), backoff);
      backoff = Math.min(backoff * 2, HIGHEST_BACKOFF_MS);
    }

    /** The session's document is gone: signed out, or signed in anew in this browser. */
    async function handleSessionEnd(): Promise<void> {
      end();
      const session = await ask();
      if (stopped || session === 'failed') return retry();
      if (session === 'refused') onEvent({ type: 'signed_out' });
      else await open(session);
    }

    async function ask(): Promise<FirebaseSession | 'refused' | 'failed'> {
      try {
        return (await api.call(firebaseToken, {})).firebase ?? 'failed';
      } catch (error) {
        const refused = error instanceof ApiError && error.code === 'authentication_required';
        return refused ? 'refused' : 'failed';
      }
    }

    async function open(session: FirebaseSession): Promise<void> {
      const listening = await listen(api, session, {
        onEvent(event) {
          backoff = LOWEST_BACKOFF_MS;
          if (!stopped) onEvent(event);
        },
        // What changed before the listeners' place
        onLive() {
          if (!stopped) onEvent({ type: 'resync' });
        },
        onSessionEnd: () => void handleSessionEnd(),
        onFailure: retry,
      }).catch(() => null);
      if (listening === null) return retry();
      if (stopped) return listening();
      close = listening;
    }

    async function begin(): Promise<void> {
      const session = await ask();
      if (stopped) return;
      if (session === 'failed') return retry();
      // The session may have ended: the page reads who is signed in
      if (session === 'refused') return onEvent({ type: 'profile' });
      await open(session);
    }

    void begin();
    return () => {
      stopped = true;
      clearTimeout(timer);
      end();
    };
  };
}

interface Listener {
  onEvent(event: LiveEvent): void;
  /** The session's document is there: every change after the session's place is passed on from here on. */
  onLive(): void;
  onSessionEnd(): void;
  /** A listener was refused, broke or did not connect; the others have to be closed. */
  onFailure(): void;
}

/** Signs in to Firebase Auth and listens; returns how to stop, which signs out there too. */
async function listen(
  api: ApiClient,
  session: FirebaseSession,
  listener: Listener,
): Promise<() => void> {
  const { sessionId, place } = session;
  const { app, store, uid } = await signIn(session, `live-${randomUuid()}`);
  let closed = false;
  const stops: (() => void)[] = [];
  let isLive = false;
  /** When the session ends by itself; milliseconds. */
  let expiresAt = 0;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;
  const connectTimer = setTimeout(() => listener.onFailure(), LONGEST_CONNECT_MS);
  const close = () => {
    closed = true;
    clearTimeout(connectTimer);
    clearTimeout(lateTimer);
    for (const stop of stops.splice(0)) stop();
    void firebase
      .terminate(store)
      .then(() => firebase.deleteApp(app))
      .catch(() => undefined);
  };

  const open = publishedPayloads(api, uid);
  let known: Known = knownAt(place);
  /** Documents are opened one after another, so that their events come in order. */
  let passingOn = Promise.resolve();
  const reported: Promise<Reported | null>[] = [];
  function report(document: Promise<Reported | null>): void {
    reported.push(document);
    // Listeners that one commit has changed report in the same task
    if (reported.length > 1) return;
    passingOn = passingOn.then(passOn);
  }
  async function passOn(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    const documents = await Promise.all(reported.splice(0));
    if (closed) return;
    hearNow(documents.filter((document) => document !== null));
  }
  function hearNow(documents: readonly Reported[], late = false): void {
    const [next, events] = hear(known, documents, late);
    known = next;
    clearTimeout(lateTimer);
    if (known.waiting.length > 0 && !late) lateTimer = setTimeout(() => hearNow([], true), LATE_MS);
    for (const event of events) listener.onEvent(event);
  }

  function handleFailure({ code }: { code: string }): void {
    // A session that was ended is refused before its document is seen to be gone
    if (closed) return;
    if (code === 'permission-denied' && Date.now() < expiresAt) handleSessionEnd();
    else listener.onFailure();
  }

  function follow(
    kind: 'application' | 'chat' | 'message',
    collection: string,
    field: readonly [name: string, operator: '==' | 'array-contains'],
  ): void {
    const [name, operator] = field;
    const asked = firebase.query(
      firebase.collection(store, collection),
      firebase.where(name, operator, uid),
      firebase.where('changed', '>', place),
      firebase.orderBy('changed'),
    );
    stops.push(
      firebase.onSnapshot(
        asked,
        (snapshot) => {
          for (const { type, doc } of snapshot.docChanges()) {
            if (type === 'removed') continue;
            const published = doc.data() as Published;
            const { changed } = published;
            report(
              open(published).then(
                (view) =>
                  view === null ? null : ({ kind, id: doc.id, changed, view } as Reported),
                () => {
                  if (!closed) listener.onFailure();
                  return null;
                },
              ),
            );
          }
        },
        handleFailure,
      ),
    );
  }

  function handleSessionEnd(): void {
    if (closed || !isLive) return;
    isLive = false;
    listener.onSessionEnd();
  }
  function followAll(): void {
    follow('application', 'job_candidates', ['uid', '==']);
    follow('chat', 'chats', ['activeUsers', 'array-contains']);
    follow('message', 'messages', ['uid', '==']);
    stops.push(
      firebase.onSnapshot(
        firebase.doc(store, 'users', uid),
        (snapshot) => {
          const marks = (snapshot.data() as PublishedUser | undefined)?.marks;
          if (marks) report(Promise.resolve({ kind: 'marks', marks }));
        },
        handleFailure,
      ),
    );
  }

  stops.push(
    firebase.onSnapshot(
      firebase.doc(store, 'sessions', sessionId),
      (snapshot) => {
        const published = snapshot.data() as PublishedSession | undefined;
        if (published) expiresAt = published.expiresAt.toMillis();
        if (published && !isLive) {
          isLive = true;
          clearTimeout(connectTimer);
          open.use(published.key);
          followAll();
          listener.onLive();
        } else if (!published) handleSessionEnd();
      },
      // Its security rule checks the session's own id only, so a refusal means that the document is
      // gone
      (error) =>
        isLive && error.code === 'permission-denied' ? handleSessionEnd() : handleFailure(error),
    ),
  );
  return close;
}

async function signIn({ project, emulators, token }: FirebaseSession, name: string) {
  const app = firebase.initializeApp(project, name);
  // Networks on the way may hold streams back
  const store = firebase.initializeFirestore(app, {
    localCache: firebase.memoryLocalCache(),
    experimentalAutoDetectLongPolling: true,
  });
  const claims = claimsOf(token);
  if (emulators.firestore !== null && emulators.auth === null) {
    // The emulator does not verify signatures
    const mockUserToken = { ...claims.claims, user_id: claims.uid, sub: claims.uid };
    connectTo(emulators.firestore, (host, port) =>
      firebase.connectFirestoreEmulator(store, host, port, { mockUserToken }),
    );
    return { app, store, uid: claims.uid };
  }
  // The sign-in is kept in memory only: each page requests a new token from the server
  const auth = firebase.initializeAuth(app, { persistence: firebase.inMemoryPersistence });
  if (emulators.auth !== null) {
    firebase.connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  }
  if (emulators.firestore !== null) {
    connectTo(emulators.firestore, (host, port) =>
      firebase.connectFirestoreEmulator(store, host, port),
    );
  }
  const { user } = await firebase.signInWithCustomToken(auth, token);
  return { app, store, uid: user.uid };
}

function connectTo(address: string, connect: (host: string, port: number) => void): void {
  const [host = '', port] = address.split(':');
  connect(host, Number(port));
}

/**
 * The claims that our own server wrote into the token. Firebase verifies the signature, not this
 * function.
 */
function claimsOf(token: string): { uid: string; claims: Readonly<Record<string, string>> } {
  const [, body = ''] = token.split('.');
  return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
}
