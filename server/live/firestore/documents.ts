import { readOwnApplication } from '../../applications/applicationView';
import { findExperiences, findReferences } from '../../candidates/candidateRecords';
import { findChats, findMessages } from '../../chat/chatRecords';
import { toChats } from '../../chat/chatView';
import { findProfile } from '../../identity/accounts';
import { dayOf } from '../../lib/clock';
import { instant } from '../../lib/time';
import { readDocumentsOn } from '../../sharing/documentView';
import type { Queryable } from '../../storage/database';
import { paths } from './documentPaths';
import { findApplicationIdsOf } from './published.repository';
import type { PlainFields } from './values';

/** What a document says. */
interface Content {
  /** The thing as the services answer it. */
  view: unknown;
  /** What queries and rules need of it. */
  plain: PlainFields;
}

/** A candidate's document as it is to be; null content when it must not be there. */
export interface WantedDocument {
  path: string;
  uid: string;
  content: Content | null;
}

/** Messages in one read. */
const MESSAGE_PAGE = 200;

/** Makes the documents of a candidate as they are at an instant in milliseconds. */
export type DocumentRenderer = ReturnType<typeof createDocumentRenderer>;

export function createDocumentRenderer(db: Queryable) {
  async function profile(uid: string): Promise<WantedDocument> {
    const view = await findProfile(db, uid);
    return { path: paths.user(uid), uid, content: view && { view, plain: {} } };
  }

  async function application(uid: string, id: string, at: number): Promise<WantedDocument> {
    const view = await readOwnApplication(db, { uid, today: dayOf(at), now: at }, { id });
    const content = view && { view, plain: { createdAt: view.createdAt } };
    return { path: paths.application(id), uid, content };
  }

  /** A chat without messages, or that the candidate has left, is not published. */
  async function chat(uid: string, id: string, at: number): Promise<WantedDocument> {
    const member = { role: 'candidate', id: uid } as const;
    const rows = await findChats(db, member, { limit: 1, after: null }, { ids: [id] });
    const [view] = await toChats(db, rows, { now: instant(at) });
    if (!view) return { path: paths.chat(id), uid, content: null };
    const { activeUsers, created_last_msg, status, unseenMsgInfo } = view;
    const plain = {
      activeUsers,
      created_last_msg,
      status: Object.fromEntries(
        Object.entries(status).map(([side, fields]) => [side, { ...fields }]),
      ),
      unseenMsgInfo: { ...unseenMsgInfo },
    };
    return { path: paths.chat(id), uid, content: { view, plain } };
  }

  /** Some messages of a published chat, by rising number. */
  async function messages(
    uid: string,
    chatId: string,
    { after, limit }: { after: number; limit: number },
    at: number,
  ): Promise<WantedDocument[]> {
    const found = await findMessages(db, chatId, { after, limit, now: instant(at) });
    return found.map((view) => ({
      path: paths.message(chatId, view.number),
      uid,
      content: { view, plain: { chatId, number: view.number } },
    }));
  }

  async function allMessages(uid: string, chatId: string, at: number): Promise<WantedDocument[]> {
    const all: WantedDocument[] = [];
    let page: WantedDocument[];
    do {
      page = await messages(uid, chatId, { after: all.length, limit: MESSAGE_PAGE }, at);
      all.push(...page);
    } while (page.length === MESSAGE_PAGE);
    return all;
  }

  const entries = <Entry extends { id: string }>(
    uid: string,
    list: readonly Entry[],
    pathOf: (uid: string, id: string) => string,
  ): WantedDocument[] =>
    list.map((view) => ({
      path: pathOf(uid, view.id),
      uid,
      content: { view, plain: {} },
    }));

  const userDocuments = async (uid: string, at: number): Promise<WantedDocument[]> =>
    entries(uid, await readDocumentsOn({ now: () => at })(db, uid), paths.userDocument);
  const experiences = async (uid: string): Promise<WantedDocument[]> =>
    entries(uid, await findExperiences(db, uid), paths.experience);
  const references = async (uid: string): Promise<WantedDocument[]> =>
    entries(uid, await findReferences(db, uid), paths.reference);

  /** Everything that is published about a candidate but their sessions. */
  async function account(uid: string, at: number): Promise<WantedDocument[]> {
    const own = await profile(uid);
    if (own.content === null) return [];
    const all = [
      own,
      ...(await userDocuments(uid, at)),
      ...(await experiences(uid)),
      ...(await references(uid)),
    ];
    for (const id of await findApplicationIdsOf(db, uid)) {
      const talk = await chat(uid, id, at);
      all.push(await application(uid, id, at), talk);
      if (talk.content !== null) all.push(...(await allMessages(uid, id, at)));
    }
    return all.filter(({ content }) => content !== null);
  }

  return {
    profile,
    application,
    chat,
    messages,
    userDocuments,
    experiences,
    references,
    account,
    applicationIds: (uid: string) => findApplicationIdsOf(db, uid),
  };
}
