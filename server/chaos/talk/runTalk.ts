import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '#domain/chat/chat';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../applications/testing/storedFactories';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import { createSessions } from '../../identity/sessions.service';
import { systemClock } from '../../lib/clock';
import type { Database } from '../../storage/database';
import { browserTalker } from './browserTalker';
import { startLossyProxy } from './lossyProxy';
import type { NodeSettings } from './nodeMessages';
import { candidateTalker, recruiterTalker, type Talker } from './talkers';
import { type Life, startTalkNodes } from './talkNodes';

/** A candidate and a recruiter with a chat about an application. */
export interface Pair {
  chatId: string;
  cookie: string;
  key: string;
}

/** How many messages are sent, and how long each server runs before it is killed. */
export interface Talk {
  messages: number;
  life: Life;
  /** Chromium, with the built site's page of the chat, or a program that makes the site's calls. */
  candidateIn: 'program' | 'chromium';
  /** Live updates from Google's Firestore emulator; from the servers' own stream where absent. */
  firestore?: () => FirestoreConfig;
}

/** The result of a talk; `faults` is empty when nothing went wrong. */
export interface TalkReport {
  messages: number;
  kills: number;
  lost: number;
  faults: string[];
}

export async function storePair(db: Database): Promise<Pair> {
  const key = randomUUID();
  const uid = await aStoredUser(db, 'Tova');
  const employerId = await aStoredEmployer(db, key);
  const { id: jobId } = await aStoredJob(db, { employerId, closesOn: '2999-12-31' });
  const at = new Date(systemClock.now()).toISOString();
  const chatId = await aStoredApplication(db, { uid, jobId, at });
  const cookie = await createSessions(db, systemClock).start(db, uid);
  return { chatId, cookie, key };
}

/**
 * Both sides send half of the messages each, through a network that loses a fifth of all calls and
 * cuts every stream, to servers that are killed all the time and whose clocks jump.
 *
 * @param settings - the servers' settings without their address, which is the network's.
 */
export async function runTalk(
  pair: Pair,
  settings: readonly Omit<NodeSettings, 'publicUrl'>[],
  { messages, life, candidateIn, firestore }: Talk,
): Promise<TalkReport> {
  const { chatId, cookie, key } = pair;
  let urls = (): readonly string[] => [];
  const proxy = await startLossyProxy(() => urls());
  const own = settings.map((one) => ({ ...one, publicUrl: proxy.url }));
  const nodes = await startTalkNodes(own, life);
  urls = nodes.urls;
  const browser =
    candidateIn === 'chromium'
      ? await browserTalker(proxy.url, pair, firestore ? 'firestore' : 'stream')
      : null;
  try {
    const candidate = browser ?? candidateTalker(proxy.url, chatId, cookie);
    const recruiter = recruiterTalker(proxy.url, chatId, key);
    const half = Math.floor(messages / 2);
    // The first message is the system's: the application was made
    const total = half * 2 + 1;
    const talkers = [candidate, recruiter];
    await Promise.all(talkers.flatMap((one) => [one.talk(half), one.readUpTo(total)]));
    const all = recruiter.reading();
    const kills = nodes.kills();
    const faults = [
      ...(await candidate.faults(all)).map((fault) => `candidate: ${fault}`),
      ...(await recruiter.faults(all)).map((fault) => `recruiter: ${fault}`),
      ...sendersFaults(candidate, all, 'candidate'),
      ...sendersFaults(recruiter, all, 'employer'),
    ];
    return { messages: half * 2, kills, lost: proxy.lost(), faults };
  } finally {
    await browser?.close();
    await proxy.close();
    await nodes.stop();
  }
}

/** What a side sent is there, in the order in which it was sent. */
function sendersFaults(
  { sent }: Talker,
  all: readonly ChatMessage[],
  sender: ChatMessage['sender'],
): string[] {
  const stored = all.filter((one) => one.sender === sender).map(({ clientId }) => clientId);
  const lost = sent.filter((clientId) => !stored.includes(clientId));
  return [
    ...lost.map((clientId) => `${sender}: ${clientId} was acknowledged and is gone`),
    ...(JSON.stringify(stored) === JSON.stringify(sent)
      ? []
      : [`${sender}: what was sent is in another order`]),
  ];
}
