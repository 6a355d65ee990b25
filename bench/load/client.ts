import { randomUUID } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { SESSION_COOKIE } from '../../server/http/cookies';
import type { Person, World } from './world';

/** One call of the server. */
interface Call {
  path: string;
  headers: OutgoingHttpHeaders;
  body?: object;
}

/** Milliseconds of calls, 50th and 99th percentile, and how many were answered in a second. */
export interface Answered {
  perSecond: number;
  p50: number;
  p99: number;
}

const ofPerson = ({ cookie }: Person): OutgoingHttpHeaders => ({
  cookie: `${SESSION_COOKIE}=${cookie}`,
  'sec-fetch-site': 'same-origin',
});

/** The calls that are measured; `count` says which one it is, so that none is like another. */
export function callsOf({ people, jobIds, key }: World) {
  const personOf = (count: number): Person => {
    const person = people[count % people.length];
    if (!person) throw new Error('There is nobody.');
    return person;
  };
  /** Everybody has a turn with a job before anybody has the next. */
  const jobOf = (count: number): string | undefined =>
    jobIds[Math.floor(count / people.length) % jobIds.length];
  return {
    message: (count: number): Call => ({
      path: `/api/integration/chats/${personOf(count).chatId}/messages`,
      headers: { authorization: `Bearer ${key}` },
      body: { clientId: randomUUID(), text: `Passet börjar sju. ${count}`, senderName: 'Rut' },
    }),
    save: (count: number): Call => ({
      path: '/api/v2/saved/mark_job',
      headers: ofPerson(personOf(count)),
      body: { jobId: jobOf(count), mark: 'saved' },
    }),
    application: (count: number): Call => ({
      path: '/api/portal/submitCandidate',
      headers: { ...ofPerson(personOf(count)), 'idempotency-key': `application-${count}` },
      body: {
        jobId: jobOf(count),
        kind: 'candidate',
        contact: {
          firstName: 'Anna',
          lastName: 'Berg',
          email: 'anna@example.com',
          phone: '070-174 06 05',
        },
        answers: { experience: 'Fem år.' },
      },
    }),
    page: (count: number): Call => ({ path: '/account', headers: ofPerson(personOf(count)) }),
  };
}

/** A client with some open connections; each makes the next call as the last one is answered. */
export function createClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function answered({ path, headers, body }: Call): Promise<void> {
    const text = body && JSON.stringify(body);
    const options = {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, options, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          answer += chunk;
        });
        response.on('error', reject).on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
        });
      });
      sent.on('error', reject).end(text);
    });
  }

  return {
    /** Calls until so many milliseconds have passed. `from` is the first call's number. */
    async during(
      milliseconds: number,
      call: (count: number) => Call,
      from: number,
    ): Promise<Answered & { next: number }> {
      const samples: number[] = [];
      let next = from;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (performance.now() - began < milliseconds) {
            const count = next;
            next += 1;
            const start = performance.now();
            await answered(call(count));
            samples.push(performance.now() - start);
          }
        }),
      );
      const seconds = (performance.now() - began) / 1000;
      samples.sort((a, b) => a - b);
      const at = (share: number) => samples[Math.floor((samples.length - 1) * share)] ?? Number.NaN;
      return { perSecond: samples.length / seconds, p50: at(0.5), p99: at(0.99), next };
    },
    close: () => agent.destroy(),
  };
}
