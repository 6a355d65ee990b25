import { TERM_IDS } from '#domain/terms/terms';
import { findOpenChatsOn } from '../chat/chatRecords';
import type { Events, Handler } from '../events/events';
import { MINUTE } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import {
  deleteAnswer,
  findAnswers,
  lockAnswer,
  noteAnswer,
  noteChatsTold,
  type TermAnswer,
} from './answers.repository';
import { takeAnswered } from './questions.repository';

/** Chats or people that are told in one transaction. */
const SLICE = 50;
/** Answers that one round looks at. */
const MOST_ANSWERS = 20;
/** Milliseconds after which a round leaves the rest to the next. */
const LONGEST_ROUND = MINUTE;

/** An employer has said terms that a job did not say. Whoever asked is told after its call. */
export const noteSaidTerms: Handler<'terms.said'> = (tx, said) => noteAnswer(tx, said);

export interface TellingDeps {
  db: Database;
  events: Events;
  quarantine: Quarantine;
}

/**
 * Tells whoever asked for terms that they were said, in slices, so that no transaction grows with how
 * many asked. Every open chat about the job says it, asked or not, so that the employer does not see
 * there who asked; then each who asked is told for themselves. Two nodes may do it at once.
 */
export async function tellAnswers(
  { db, events, quarantine }: TellingDeps,
  signal?: AbortSignal,
): Promise<void> {
  const without = [...(await quarantine.waiting('term answers'))];
  const answers = await findAnswers(db, { most: MOST_ANSWERS, without });
  const until = performance.now() + LONGEST_ROUND;
  await quarantine.each('term answers', answers, { idOf: ({ id }) => id }, async ({ id }) => {
    const tellSome = () => db.transaction((tx) => tellSlice(tx, events, id));
    while (!signal?.aborted && performance.now() < until && (await tellSome())) {
      // The next slice
    }
  });
}

/** Tells some chats or people of an answer; false where nobody is left, or another node tells them. */
async function tellSlice(tx: Queryable, events: Events, id: string): Promise<boolean> {
  const answer = await lockAnswer(tx, id);
  if (!answer) return false;
  if (answer.chatsTo !== null) return tellChats(tx, events, answer, answer.chatsTo);
  return tellPeople(tx, events, answer);
}

async function tellChats(
  tx: Queryable,
  events: Events,
  { id, jobId, employerId, terms, saidAt: at }: TermAnswer,
  after: string,
): Promise<true> {
  const chats = await findOpenChatsOn(tx, { jobId, after, most: SLICE });
  const inOrder = TERM_IDS.filter((term) => terms.includes(term));
  for (const { uid, chatId } of chats) {
    const about = { jobId, employerId, uid, chatId, terms: inOrder, at };
    await events.record(tx, { type: 'terms.shown', ...about });
  }
  await noteChatsTold(tx, id, chats.length < SLICE ? null : (chats.at(-1)?.chatId ?? null));
  return true;
}

async function tellPeople(tx: Queryable, events: Events, answer: TermAnswer): Promise<boolean> {
  const { id, jobId, employerId, saidAt: at } = answer;
  const answered = await takeAnswered(tx, answer, SLICE);
  const uids = answered.map(({ userId }) => userId);
  const chats = await findOpenChatsOn(tx, { jobId, uids });
  const chatOf = new Map(chats.map(({ uid, chatId }) => [uid, chatId] as const));
  for (const { userId: uid, terms } of answered) {
    const chatId = chatOf.get(uid) ?? null;
    const about = { jobId, employerId, uid, chatId, at };
    const inOrder = TERM_IDS.filter((term) => terms.includes(term));
    await events.record(tx, { type: 'terms.answered', ...about, terms: inOrder });
  }
  if (answered.length === SLICE) return true;
  await deleteAnswer(tx, id);
  return false;
}
