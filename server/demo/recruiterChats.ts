import { setTimeout as sleep } from 'node:timers/promises';
import { type RecruiterClient, RecruiterRefusal } from './recruiterClient';
import { replyTo } from './recruiterTalk';

/** Of an employer's client, what talking needs. */
type Talker = Pick<
  RecruiterClient,
  'chats' | 'messages' | 'markRead' | 'setPresence' | 'send' | 'job'
>;

interface TalkDeps {
  /** How long it seems to write, milliseconds. */
  writingMs: number;
  signal: AbortSignal;
}

/**
 * Answers what candidates have written to an employer. What has an answer follows from the thread,
 * so nothing is remembered. It reads first, and is there while it writes.
 */
export async function answerChats(client: Talker, deps: TalkDeps): Promise<void> {
  const chats = await client.chats();
  const waiting = chats.filter(
    ({ ended, lastMessage, unseenCount }) =>
      ended === null && (unseenCount > 0 || (lastMessage && lastMessage.sender !== 'employer')),
  );
  await Promise.all(waiting.map(({ id, jobId }) => answer(client, { id, jobId }, deps)));
}

async function answer(
  client: Talker,
  chat: { id: string; jobId: string },
  { writingMs, signal }: TalkDeps,
): Promise<void> {
  const { id, jobId } = chat;
  try {
    const messages = await client.messages(id);
    const newest = messages.at(-1)?.number ?? 0;
    if (replyTo(messages, null) === null) return;
    await client.markRead(id, newest);
    await client.setPresence(id, true);
    const reply = replyTo(messages, await client.job(jobId));
    await sleep(writingMs, undefined, { signal, ref: false });
    const sent = reply && (await client.send(id, reply));
    await client.setPresence(id, false);
    // Something was written meanwhile, after which its own message is the last
    if (sent && sent.number > newest + 1) await answer(client, chat, { writingMs, signal });
  } catch (error) {
    // The chat has ended, or its candidate is gone
    if (!(error instanceof RecruiterRefusal) || error.httpStatus >= 500) throw error;
  }
}
