import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import { SESSION_COOKIE } from '../../server/http/cookies';
import type { Person } from './messages';
import { memoryOf, type Side, startProcess, stopProcess } from './side';

const AT_ONCE = 100;
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/** The product, and how to read a person's thread. */
export interface VikariSide extends Side {
  /** Reads the newest page of a person's thread; answers its bytes. */
  openThread(person: number): Promise<number>;
}

/**
 * Each message is stored, numbered and synced to the disk before it is acknowledged.
 *
 * @param databaseUrl - an empty PostgreSQL database; null for the embedded one.
 */
export async function vikariSide(people: number, databaseUrl: string | null): Promise<VikariSide> {
  const args = [String(people), ...(databaseUrl === null ? [] : [databaseUrl])];
  const { child, ready } = await startProcess(SERVER, args);
  if (!('people' in ready)) throw new Error('The server has no people.');
  const { url, people: all, key } = ready;
  const streams: ClientRequest[] = [];
  const personOf = (index: number): Person => {
    const person = all[index];
    if (!person) throw new Error(`There is no person ${index}.`);
    return person;
  };
  const headersOf = ({ cookie }: Person) => ({
    cookie: `${SESSION_COOKIE}=${cookie}`,
    'sec-fetch-site': 'same-origin',
  });

  function follow(index: number, onText: (text: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stream = request(url + LIVE_PATH, { headers: headersOf(personOf(index)) }, (answer) => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (chunk: string) => {
          // The stream is open once its cursor has arrived
          if (chunk.includes('event: cursor')) resolve();
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            const data = /^data: (.+)$/m.exec(block)?.[1];
            if (data === undefined) continue;
            const event: LiveEvent = JSON.parse(data);
            if (event.type === 'chat_message' && event.message.sender === 'employer') {
              onText(event.message.text);
            }
          }
        });
        answer.on('error', () => undefined);
      });
      stream.on('error', reject);
      stream.end();
      streams.push(stream);
    });
  }

  return {
    name: databaseUrl === null ? 'Vikari, embedded' : 'Vikari, PostgreSQL',
    async connect(count, onMessage) {
      const first = streams.length;
      // A few at a time, as a server behind a balancer gets them
      for (let at = first; at < first + count; at += AT_ONCE) {
        const some = Math.min(AT_ONCE, first + count - at);
        await Promise.all(
          Array.from({ length: some }, (_, offset) =>
            follow(at + offset, (text) => onMessage(at + offset, text)),
          ),
        );
      }
    },
    async send(index, text) {
      const { chatId } = personOf(index);
      const answer = await fetch(`${url}/api/integration/chats/${chatId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: randomUUID(), text, senderName: 'Rut' }),
      });
      if (!answer.ok) throw new Error(`A message was refused: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    async openThread(index) {
      const person = personOf(index);
      const query = `chatId=${person.chatId}`;
      const headers = headersOf(person);
      const answer = await fetch(`${url}/api/v2/chats/fetch_messages?${query}`, { headers });
      return (await answer.arrayBuffer()).byteLength;
    },
    memory: () => memoryOf(child),
    async stop() {
      for (const stream of streams) stream.destroy();
      await stopProcess(child);
    },
  };
}
