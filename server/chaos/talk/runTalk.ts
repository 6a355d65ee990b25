import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '#domain/chat/chat';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../applications/testing/storedFactories';
import { createSessions } from '../../identity/sessions.service';
import { systemClock } from '../../lib/clock';
import type { Database } from '../../storage/database';
import { startLossyProxy } from './lossyProxy';
import type { NodeSettings } from './nodeMessages';
import { candidateTalker, recruiterTalker, type Talker } from './talkers';
import { type Life, startTalkNodes } from './talkNodes';

/** A candidate and a recruiter who may talk about an application. */
export interface Pair {
  chatId: string;
  cookie: string;
  key: string;
}

/** How much is said, and how long a server lives meanwhile. */
export interface Talk {
  messages: number;
  life: Life;
}

/** What a talk came to; `faults` is empty when nothing went wrong. */
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
 * Both sides send half of the messages each, through a network that loses a fifth of everything and
 * cuts every stream, to servers that are killed all the time and whose clocks jump.
 */
export async function runTalk(
  { chatId, cookie, key }: Pair,
  settings: readonly NodeSettings[],
  { messages, life }: Talk,
): Promise<TalkReport> {
  const nodes = await startTalkNodes(settings, life);
  const proxy = await startLossyProxy(nodes.urls);
  try {
    const candidate = candidateTalker(proxy.url, chatId, cookie);
    const recruiter = recruiterTalker(proxy.url, chatId, key);
    const talkers = [candidate, recruiter];
    const half = Math.floor(messages / 2);
    // The first message is the system's: the application was made
    const total = half * 2 + 1;
    await Promise.all(talkers.flatMap((one) => [one.talk(half), one.readUpTo(() => total)]));
    return {
      messages: half * 2,
      kills: nodes.kills(),
      lost: proxy.lost(),
      faults: [
        ...talkers.flatMap((one, index) => faultsOf(index === 0 ? 'candidate' : 'recruiter', one)),
        ...differencesOf(candidate, recruiter),
        ...sendersFaults(candidate, 'candidate'),
        ...sendersFaults(recruiter, 'employer'),
      ],
    };
  } finally {
    await proxy.close();
    await nodes.stop();
  }
}

/** By rising number, in what a side has read. */
function readingOf({ read }: Talker): ChatMessage[] {
  return [...read.entries()].sort(([a], [b]) => a - b).flatMap(([, versions]) => versions);
}

/** Every number once, in one version, and no instant before the last. */
function faultsOf(who: string, talker: Talker): string[] {
  const faults: string[] = [];
  let last = '';
  for (const [index, { number, sentAt, clientId }] of readingOf(talker).entries()) {
    if (number !== index + 1) faults.push(`${who}: number ${number} at place ${index + 1}`);
    if (sentAt < last) faults.push(`${who}: ${number} was sent before the one before it`);
    last = sentAt;
    const again = readingOf(talker).filter((one) => one.clientId === clientId).length;
    if (clientId !== null && again !== 1)
      faults.push(`${who}: ${clientId} is there ${again} times`);
  }
  return faults;
}

function differencesOf(candidate: Talker, recruiter: Talker): string[] {
  const [one, other] = [candidate, recruiter].map((talker) =>
    readingOf(talker).map(({ number, clientId, text }) => `${number} ${clientId} ${text}`),
  );
  return JSON.stringify(one) === JSON.stringify(other) ? [] : ['the two sides read differently'];
}

/** What a side sent is there, in the order in which it was sent. */
function sendersFaults(talker: Talker, sender: ChatMessage['sender']): string[] {
  const stored = readingOf(talker)
    .filter((message) => message.sender === sender)
    .map(({ clientId }) => clientId);
  const lost = talker.sent.filter((clientId) => !stored.includes(clientId));
  return [
    ...lost.map((clientId) => `${sender}: ${clientId} was acknowledged and is gone`),
    ...(JSON.stringify(stored) === JSON.stringify(talker.sent)
      ? []
      : [`${sender}: what was sent is in another order`]),
  ];
}
