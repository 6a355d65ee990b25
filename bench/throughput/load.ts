import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** The result of a load of one kind of request. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds from request to last byte. */
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;
/** Milliseconds. */
const WARM_UP = 500;
const DURATION = 1_500;

/**
 * Requests one address over open connections, each as fast as responses come.
 *
 * @param body - makes what is posted; absent for a GET.
 */
export async function loadOf(
  url: string,
  headers: IncomingHttpHeaders,
  body?: () => string,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const method = body ? 'POST' : 'GET';
  const ask = () => answerTo(url, { headers, agent, method }, body?.());
  try {
    await askFor(WARM_UP, ask);
    const start = performance.now();
    const samples = (await askFor(DURATION, ask)).sort((a, b) => a - b);
    const seconds = (performance.now() - start) / 1000;
    const at = (share: number) => samples[Math.floor(samples.length * share)] ?? Number.NaN;
    return { requestsPerSecond: samples.length / seconds, p50: at(0.5), p99: at(0.99) };
  } finally {
    agent.destroy();
  }
}

/** Sends requests on every connection until the time is up; returns the milliseconds of each. */
async function askFor(duration: number, ask: () => Promise<void>): Promise<number[]> {
  const samples: number[] = [];
  const end = performance.now() + duration;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask();
      samples.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return samples;
}

function answerTo(
  url: string,
  options: { headers: IncomingHttpHeaders; agent: Agent; method: string },
  body?: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 304) {
        reject(new Error(`${url} answered ${response.statusCode}`));
      }
      response.on('error', reject).on('end', resolve).resume();
    });
    sent.on('error', reject).end(body);
  });
}
