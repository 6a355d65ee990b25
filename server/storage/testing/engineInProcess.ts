import { createPgliteEngine, partsOfError } from '../embedded/pgliteEngine.mjs';
import { EngineStoppedError, toError, type WorkerEngine } from '../embedded/workerEngine';
import type { EngineRequest } from '../embedded/workerMessages';

/** The real one, whatever clock a test has put in its place. */
const { setImmediate } = globalThis;

/**
 * PGlite in the process of the tests: a thread of its own for each database begins with nothing
 * compiled, and costs four times the processor time. As from a thread, an answer comes in a later
 * turn of the event loop.
 */
export function startEngineInProcess(): WorkerEngine {
  const listeners = new Set<(channel: string, payload: string) => void>();
  const engine = createPgliteEngine((channel, payload) => {
    setImmediate(() => {
      for (const listener of listeners) listener(channel, payload);
    });
  });
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function answerTo(request: EngineRequest, earlier: Promise<unknown>): Promise<unknown> {
    await earlier.catch(() => undefined);
    if (stopped) throw new EngineStoppedError();
    try {
      return await engine.perform(request);
    } catch (error) {
      throw toError(partsOfError(error));
    } finally {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    call(request) {
      const answer = answerTo(request, last);
      last = answer;
      // `Requests` pairs each request with its answer
      return answer as ReturnType<WorkerEngine['call']>;
    },
    onNotify: (listener) => void listeners.add(listener),
    async terminate() {
      stopped = true;
    },
    get stopped() {
      return stopped;
    },
  };
}
