import { THREAD_PAGE } from '#domain/chat/chat';
import { startPostgres } from '../../scripts/testing/postgres.mjs';
import { kilobytes, markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { THREADS } from './messages';
import type { Side } from './side';
import { socketIoSide } from './socketIoSide';
import { type VikariSide, vikariSide } from './vikariSide';

const CONNECTIONS = 10_000;
const ALONE = 500;
const AMONG = 1000;
/** Messages on their way at the same time. */
const IN_FLIGHT = 16;
const THREAD_ROUNDS = 300;
const WARM_UP = 50;

/** Milliseconds, 50th and 99th percentile. */
interface Times {
  p50: number;
  p99: number;
}

interface SideFigures {
  name: string;
  /** From the call to the text on the other side: one person is connected. */
  alone: Times;
  /** The same while ten thousand are connected, several messages at a time. */
  among: Times;
  perSecond: number;
  /** Bytes of the server's memory for each connection. */
  perConnection: number;
}

interface ChatFigures {
  sides: SideFigures[];
  threads: { store: string; messages: number; bytes: number; times: Times }[];
}

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function measureSide(side: Side): Promise<SideFigures> {
  const seen = new Map<string, (at: number) => void>();
  const onMessage = (_person: number, text: string) => seen.get(text)?.(performance.now());
  const sendToSeen = async (person: number, text: string): Promise<number> => {
    const arrival = new Promise<number>((resolve) => seen.set(text, resolve));
    const start = performance.now();
    await side.send(person, text);
    return (await arrival) - start;
  };

  await side.connect(1, onMessage);
  const alone: number[] = [];
  for (let count = 0; count < ALONE; count += 1) alone.push(await sendToSeen(0, `alone ${count}`));

  const before = await side.memory();
  await side.connect(CONNECTIONS - 1, onMessage);
  const perConnection = ((await side.memory()) - before) / (CONNECTIONS - 1);

  const among: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (next < AMONG) {
        const count = next;
        next += 1;
        const person = (count * 7919) % CONNECTIONS;
        among.push(await sendToSeen(person, `among ${count}`));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { name } = side;
  return {
    name,
    alone: timesOf(alone.slice(WARM_UP)),
    among: timesOf(among),
    perSecond: AMONG / seconds,
    perConnection,
  };
}

async function measureThreads(vikari: VikariSide): Promise<ChatFigures['threads']> {
  const threads: ChatFigures['threads'] = [];
  for (const [person, messages] of THREADS.entries()) {
    const milliseconds: number[] = [];
    let bytes = 0;
    for (let round = 0; round < THREAD_ROUNDS + WARM_UP; round += 1) {
      const start = performance.now();
      bytes = await vikari.openThread(person);
      if (round >= WARM_UP) milliseconds.push(performance.now() - start);
    }
    threads.push({ store: vikari.name, messages, bytes, times: timesOf(milliseconds) });
  }
  return threads;
}

/** Ours on the embedded database, on PostgreSQL where this machine has one, and socket.io. */
async function measure(): Promise<ChatFigures> {
  const embedded = await measureVikari(null);
  const postgres = await startPostgres();
  const onPostgres = postgres.url === null ? null : await measureVikari(postgres.url);
  if (postgres.url !== null) await postgres.stop();
  const own = [embedded, ...(onPostgres ? [onPostgres] : [])];
  const peer = await socketIoSide();
  try {
    return {
      sides: [...own.map(({ side }) => side), await measureSide(peer)],
      threads: own.flatMap(({ threads }) => threads),
    };
  } finally {
    await peer.stop();
  }
}

async function measureVikari(
  databaseUrl: string | null,
): Promise<{ side: SideFigures; threads: ChatFigures['threads'] }> {
  const vikari = await vikariSide(CONNECTIONS, databaseUrl);
  try {
    const threads = await measureThreads(vikari);
    return { side: await measureSide(vikari), threads };
  } finally {
    await vikari.stop();
  }
}

const both = ({ p50, p99 }: Times): string => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;

/** Messages: how fast they are seen, what a connection takes, and how fast a thread opens. */
export const chatPart = part<ChatFigures>({
  name: 'chat',
  title: 'Messages',
  measure,
  section: ({ sides, threads }) => {
    const [own] = sides;
    const peer = sides.at(-1);
    const ratio = (of: (side: SideFigures) => number): string =>
      own && peer ? times(of(own), of(peer)) : '';
    return `From a recruiter's call to the text in the candidate's live stream, over loopback, in a
process of its own each; the clients share the same two cores. Ours checks the key, stores the
message with its number, its change log and its unread count in one transaction, syncs the disk and
then tells every node. socket.io sends it on over WebSocket and stores nothing: a lower bound, not
a chat. p50 / p99.

${markdownTable([
  [
    'Server',
    'One connected',
    `${CONNECTIONS.toLocaleString('en')} connected, ${IN_FLIGHT} at a time`,
    'Messages / s',
    'Memory a connection',
  ],
  ...sides.map(({ name, alone, among, perSecond, perConnection }) => [
    name,
    both(alone),
    both(among),
    String(Math.round(perSecond)),
    kilobytes(perConnection),
  ]),
  [
    'Embedded / socket.io',
    ratio(({ alone }) => alone.p50),
    ratio(({ among }) => among.p50),
    ratio(({ perSecond }) => perSecond),
    ratio(({ perConnection }) => perConnection),
  ],
])}

Opening a thread: its newest ${THREAD_PAGE} messages.

${markdownTable([
  ['Server', 'Messages in the thread', 'p50 / p99', 'Bytes'],
  ...threads.map(({ store, messages, times: own, bytes }) => [
    store,
    messages.toLocaleString('en'),
    both(own),
    kilobytes(bytes),
  ]),
])}`;
  },
});
