import type { ChatMessage } from '#domain/chat/chat';
import { callOf } from './client';
import type { Stream } from './stream';
import type { Candidate, Chat, Employer, World } from './world';

/** What was compared at the end, and what was wrong. */
export interface Verified {
  messages: number;
  applications: number;
  marks: number;
  profiles: number;
  jobs: number;
  streamed: number;
  faults: string[];
}

type Get = (path: string) => Promise<ReturnType<typeof JSON.parse>>;

const getOf =
  ({ client }: Pick<Candidate, 'client'>): Get =>
  async (path) => {
    const answer = await client.write('check', 'GET', path, {});
    return JSON.parse(answer.bytes.toString());
  };

/** Every page of a list. */
async function pagesOf<Row>(get: Get, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let token: string | null = '';
  do {
    const query: string = `pageLength=100${token ? `&startAfter=${encodeURIComponent(token)}` : ''}`;
    const page = await get(`${path}?${query}`);
    rows.push(...page.results);
    token = page.nextPageToken;
  } while (token !== null);
  return rows;
}

async function threadOf(get: Get, chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const path = `/api/integration/chats/${chatId}/messages`;
    const page = await get(`${path}?after=${all.length}&pageLength=100`);
    all.push(...page.results);
    if (!page.hasLater) return all;
  }
}

/** Numbers without a gap, and what a side has sent: all of it, once, in the order of the sending. */
function chatFaults({ id, candidate, employer }: Chat, all: readonly ChatMessage[]): string[] {
  const faults: string[] = [];
  for (const [index, { number }] of all.entries()) {
    if (number !== index + 1) faults.push(`chat ${id}: number ${number} at place ${index + 1}`);
  }
  for (const [sender, sent] of Object.entries({ candidate, employer })) {
    const stored = all
      .filter((message) => message.sender === sender && message.clientId !== null)
      .map(({ clientId, number }) => `${number} ${clientId}`);
    const known = sent.map(({ clientId, number }) => `${number} ${clientId}`);
    if (JSON.stringify(stored) === JSON.stringify(known)) continue;
    const lost = known.filter((one) => !stored.includes(one)).length;
    faults.push(
      `chat ${id}, ${sender}: ${known.length} sent, ${stored.length} there, ${lost} lost`,
    );
  }
  return faults;
}

/** Each of `known` is in `stored` once. */
function onceFaults(what: string, known: readonly string[], stored: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const id of stored) times.set(id, (times.get(id) ?? 0) + 1);
  return known
    .filter((id) => times.get(id) !== 1)
    .map((id) => `${what} ${id} is there ${times.get(id) ?? 0} times`);
}

async function candidateFaults(candidate: Candidate): Promise<string[]> {
  const get = getOf(candidate);
  const applications = await pagesOf<{ id: string }>(get, '/api/portal/fetch_applications');
  const { marks } = (await get('/api/v2/saved/fetch_saved')).saved;
  const saved: string[] = marks.map(({ jobId }: { jobId: string }) => jobId);
  const { profile } = await get('/api/v2/session/me');
  const wanted = [...candidate.marks].filter(([, isSaved]) => isSaved).map(([jobId]) => jobId);
  const taken = [...candidate.marks].filter(([, isSaved]) => !isSaved).map(([jobId]) => jobId);
  const title = candidate.saves === 0 ? null : `Sjuksköterska ${candidate.saves}`;
  return [
    ...onceFaults(
      'application',
      candidate.applied,
      applications.map(({ id }) => id),
    ),
    ...onceFaults('saved job', wanted, saved),
    ...taken.filter((id) => saved.includes(id)).map((id) => `job ${id} is saved still`),
    ...(profile.jobTitle === title ? [] : [`the profile says ${profile.jobTitle}, not ${title}`]),
    ...(await candidate.upload.check(callOf(candidate.client, 'check'), { everything: true })),
  ];
}

async function employerFaults(employer: Employer): Promise<string[]> {
  const rows = await pagesOf<{ job: { id: string; status: string } }>(
    getOf(employer),
    '/api/integration/jobs',
  );
  const idsOf = (status: string) =>
    rows.filter(({ job }) => job.status === status).map(({ job }) => job.id);
  return [
    ...onceFaults('open job', employer.published.open, idsOf('open')),
    ...onceFaults('closed job', employer.published.closed, idsOf('deleted')),
  ];
}

/** What was acknowledged since its stream was open has come by it. */
function streamFaults({ chats }: Candidate, { messages }: Stream): string[] {
  return chats.flatMap(({ id, candidate, employer }) =>
    [...candidate, ...employer]
      .filter(({ number }) => !messages.has(`${id} ${number}`))
      .map(({ number }) => `the stream lacks message ${number} of chat ${id}`),
  );
}

/** Compares what was acknowledged with what the nodes answer now. */
export async function verify(
  world: World,
  streams: ReadonlyMap<Candidate, Stream>,
): Promise<Verified> {
  const { candidates, employers } = world;
  const faults: string[] = [];
  for (const employer of employers) {
    const get = getOf(employer);
    faults.push(...(await employerFaults(employer)));
    for (const chat of employer.chats)
      faults.push(...chatFaults(chat, await threadOf(get, chat.id)));
  }
  for (const candidate of candidates) faults.push(...(await candidateFaults(candidate)));
  for (const [candidate, stream] of streams) faults.push(...streamFaults(candidate, stream));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const sentIn = (chats: readonly Chat[]) =>
    sum(chats.map(({ candidate, employer }) => candidate.length + employer.length));
  return {
    messages: sentIn(candidates.flatMap(({ chats }) => chats)),
    applications: sum(candidates.map(({ applied }) => applied.length)),
    marks: sum(candidates.map(({ marks }) => marks.size)),
    profiles: candidates.filter(({ saves }) => saves > 0).length,
    jobs: sum(employers.map(({ published }) => published.open.length + published.closed.length)),
    streamed: sentIn([...streams.keys()].flatMap(({ chats }) => chats)),
    faults,
  };
}
