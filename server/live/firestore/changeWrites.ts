import { OWN_THINGS } from '#domain/api/live';
import { sortableCursor } from '#domain/live/cursor';
import type { Change } from '../../changeLog/changeLog';
import type { MessagePlace } from '../../chat/chatRecords';
import { isSessionChange } from '../../identity/sessionChanges';
import { StoreUnavailableError } from '../../storage/sqlError';
import { paths } from './documentPaths';
import type { DocumentRenderer, WantedDocument } from './documents';

/** A document that changes have to be published in, and the last change of it. */
export interface ChangedDocument extends WantedDocument {
  changed: string;
  /** Something else changed, from which this follows; it may be as it was. */
  follows: boolean;
}

/** The documents that some changes have to be published in. */
export interface ChangedDocuments {
  documents: ChangedDocument[];
  /** By candidate: the kinds of own things that have changed, and when. */
  marks: Map<string, Record<string, string>>;
  /** Sessions that began or ended. */
  sessionIds: Set<string>;
  /** Candidates of whom something cannot be made; null for a job of several. */
  bad: { uid: string | null; error: unknown }[];
}

/** An application's document depends on these too. */
const SHOWN_IN_APPLICATIONS: readonly string[] = [
  'profile',
  'preferences',
  'references',
  'experiences',
  'documents',
  'interviews',
  'drafts',
];

/** System messages that a new chat may begin with; a chat with more is not treated as new. */
const MOST_OPENING = 20;

const isOfSystem = ({ content }: WantedDocument): boolean =>
  Object(content?.view).sender === 'system';

interface Wanted extends Pick<ChangedDocument, 'uid' | 'changed' | 'follows'> {
  make(): Promise<WantedDocument>;
}

/**
 * Finds the documents that changes have to be published in, with their present contents: a document
 * that changed twice is there once, with its last change. Repeating the call gives the same result.
 */
export async function changedDocuments(
  changes: readonly Change[],
  {
    render,
    applicationsToJob,
    at,
  }: {
    render: DocumentRenderer;
    applicationsToJob(jobId: string): Promise<readonly { id: string; uid: string }[]>;
    at: number;
  },
): Promise<ChangedDocuments> {
  const found: ChangedDocuments = {
    documents: [],
    marks: new Map(),
    sessionIds: new Set(),
    bad: [],
  };
  const wanted = new Map<string, Wanted>();

  /** What cannot be made keeps nothing else from being published. */
  async function passingBy(scope: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      found.bad.push({
        uid: scope.startsWith('user:') ? scope.slice('user:'.length) : null,
        error,
      });
    }
  }
  function want(
    uid: string,
    path: string,
    changed: string,
    make: Wanted['make'],
    follows = false,
  ): void {
    const isFollowing = follows && wanted.get(path)?.follows !== false;
    wanted.set(path, { uid, changed, make, follows: isFollowing });
  }
  function wantApplication(uid: string, id: string, changed: string, follows = false): void {
    want(uid, paths.application(id), changed, () => render.application(uid, id, at), follows);
    want(uid, paths.chat(id), changed, () => render.chat(uid, id, at), true);
  }
  function wantChat(uid: string, id: string, changed: string): void {
    want(uid, paths.chat(id), changed, () => render.chat(uid, id, at));
  }
  async function wantMessage(uid: string, place: MessagePlace, changed: string): Promise<void> {
    const { chatId, number } = place;
    const opening = { after: 0, limit: Math.min(number - 1, MOST_OPENING) };
    const before = number > 1 ? await render.messages(uid, chatId, opening, at) : [];
    // What a chat began with is not in the log
    if (before.length < MOST_OPENING && before.every(isOfSystem)) {
      for (const one of before) want(uid, one.path, changed, async () => one, true);
    }
    const path = paths.message(chatId, number);
    want(uid, path, changed, async () => {
      const found = await render.messages(uid, chatId, { after: number - 1, limit: 1 }, at);
      return found.find((one) => one.path === path) ?? { path, uid, content: null };
    });
  }
  /** All of a list: what one of them shows may have changed with another thing, such as a share. */
  async function wantList(
    uid: string,
    path: string,
    changed: string,
    list: (uid: string, at: number) => Promise<WantedDocument[]>,
  ): Promise<void> {
    want(uid, path, changed, async () => ({ path, uid, content: null }));
    for (const one of await list(uid, at)) {
      want(uid, one.path, changed, async () => one, one.path !== path);
    }
  }
  function mark(uid: string, thing: string, changed: string): void {
    found.marks.set(uid, { ...found.marks.get(uid), [thing]: changed });
    want(uid, paths.user(uid), changed, () => render.profile(uid));
  }

  async function note({ scope, type, entityId, cursor }: Change): Promise<void> {
    const changed = sortableCursor(cursor);
    if (scope === 'jobs') {
      for (const { id, uid } of await applicationsToJob(entityId)) {
        wantApplication(uid, id, changed, true);
      }
      return;
    }
    const uid = scope.slice('user:'.length);
    if (isSessionChange({ type })) {
      found.sessionIds.add(entityId);
      mark(uid, 'sessions', changed);
    } else if (type === 'chat_message') {
      const [chatId = '', number] = entityId.split(':');
      await wantMessage(uid, { chatId, number: Number(number) }, changed);
      wantChat(uid, chatId, changed);
    } else if (type === 'chat' || type === 'chats') {
      wantChat(uid, entityId, changed);
    } else if (type === 'application' || type === 'applications') {
      wantApplication(uid, entityId, changed);
    } else if (type === 'documents') {
      await wantList(uid, paths.userDocument(uid, entityId), changed, render.userDocuments);
    } else if (type === 'experiences') {
      await wantList(uid, paths.experience(uid, entityId), changed, render.experiences);
    } else if (type === 'references') {
      await wantList(uid, paths.reference(uid, entityId), changed, render.references);
    }
    if (OWN_THINGS.some((thing) => thing === type)) mark(uid, type, changed);
    if (SHOWN_IN_APPLICATIONS.includes(type)) {
      for (const id of await render.applicationIds(uid)) wantApplication(uid, id, changed, true);
    }
  }

  for (const change of changes) await passingBy(change.scope, () => note(change));
  for (const { make, uid, ...rest } of wanted.values()) {
    await passingBy(`user:${uid}`, async () => {
      found.documents.push({ ...(await make()), ...rest });
    });
  }
  const gone = new Set(
    found.documents.filter(({ content }) => content === null).map(({ path }) => path),
  );
  // A message of a chat that may not be read must not be published after it
  found.documents = found.documents.map((document) => {
    const chatId = document.content?.plain.chatId;
    const unread = typeof chatId === 'string' && gone.has(paths.chat(chatId));
    return unread ? { ...document, content: null } : document;
  });
  return found;
}
