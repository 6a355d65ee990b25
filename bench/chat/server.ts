/** The product's server in a separate process, with candidates who have a chat each. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../server/applications/testing/storedFactories';
import { createChats } from '../../server/chat/chats';
import { eventsOn } from '../../server/composition/testing/eventsOn';
import { createSessions } from '../../server/identity/sessions.service';
import { systemClock } from '../../server/lib/clock';
import { startServer } from '../../server/startServer';
import { openDatabase } from '../../server/storage/openDatabase';
import { testConfig } from '../../server/testing/testConfig';
import { type FromServer, type Person, THREADS, type ToServer } from './messages';

const PEOPLE = Number(process.argv[2]);
/** Absent for the embedded database. */
const databaseUrl = process.argv[3] ?? null;
const KEY = 'key-of-the-bench';
const NO_UUID = '00000000-0000-4000-8000-000000000000';

const tell = (message: FromServer) => process.send?.(message);
const dataDir = await mkdtemp(join(tmpdir(), 'vikari-bench-chat-'));
const settings = { dataDir, databaseUrl, publicUrl: 'http://127.0.0.1' };
/** One side measures what it can send, and not how much it may. */
const messageLimits = { minute: 1_000_000, day: 1_000_000 };
const config = testConfig({ ...settings, messageLimits });

/** Stores them before the server has the database, which one process uses at a time. */
async function store(): Promise<Person[]> {
  const db = await openDatabase({ dataDir, databaseUrl });
  const sessions = createSessions(db, systemClock);
  const at = new Date().toISOString();
  const employerId = await aStoredEmployer(db, KEY);
  const { id: jobId } = await aStoredJob(db, { employerId, closesOn: '2999-12-31' });
  const people = await db.transaction(async (tx) => {
    const stored: Person[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const uid = await aStoredUser(tx);
      const chatId = await aStoredApplication(tx, { uid, jobId, at });
      stored.push({ chatId, cookie: await sessions.start(tx, uid) });
    }
    return stored;
  });
  const member = { role: 'employer', id: employerId } as const;
  const { chats } = createChats({ db, clock: systemClock, events: eventsOn(db, systemClock) });
  for (const [index, messages] of THREADS.entries()) {
    const person = people[index];
    if (!person) throw new Error('There are too few people.');
    const { chatId } = person;
    // The first makes the chat; it is number two, after the application
    await chats.send(member, chatId, { clientId: NO_UUID, text: 'Hej', senderName: 'Rut' });
    await db.query(
      `insert into chat_messages (chat_id, number, sender, sender_name, client_id, text, sent_at)
       select $1, number, 'employer', 'Rut', number::text, $3, now()
       from generate_series(3, $2::int) as number`,
      [chatId, messages, 'Passet börjar klockan sju, och rummet ligger på tredje våningen.'],
    );
    await db.query('update chats set message_count = $2 where id = $1', [chatId, messages]);
  }
  await db.close();
  return people;
}

const people = await store();
const server = await startServer({ ...config, files: { ...config.files, folder: dataDir } }, {});
process.on('message', async ({ ask }: ToServer) => {
  if (ask === 'rss') {
    global.gc?.();
    tell({ rss: process.memoryUsage().rss });
  }
  if (ask === 'stop') {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
    process.disconnect();
  }
});
tell({ url: server.url, people, key: KEY });
