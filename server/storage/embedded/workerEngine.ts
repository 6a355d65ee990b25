import { Worker } from 'node:worker_threads';
import { refusedByStore, StoreUnavailableError } from '../sqlError';
import type {
  ErrorParts,
  RequestKind,
  Requests,
  WorkerRequest,
  WorkerResponse,
} from './workerMessages';

/** The thread that runs PGlite, as its caller sees it. */
export interface WorkerEngine {
  /** Sends one request; requests are performed in the order they are sent. */
  call<K extends RequestKind>(
    request: Requests[K]['request'] & { kind: K },
  ): Promise<Requests[K]['answer']>;
  onNotify(listener: (channel: string, payload: string) => void): void;
  /** Ends the thread; calls that still wait are refused. */
  terminate(): Promise<void>;
  /** Whether the thread has ended, for whatever reason. */
  readonly stopped: boolean;
}

/** Refuses a call on an embedded database whose thread has ended. */
export class EngineStoppedError extends StoreUnavailableError {
  override name = 'EngineStoppedError';

  constructor(cause?: unknown) {
    super(cause, 'The embedded database has stopped');
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A plain `.mjs`, next to this module in the sources and next to the bundle in a build. */
const WORKER_URL = new URL('./pgliteWorker.mjs', import.meta.url);

/** Starts the thread. It does not keep the process alive when nothing waits for it. */
export function startWorkerEngine(): WorkerEngine {
  const worker = new Worker(WORKER_URL);
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(channel: string, payload: string) => void>();
  let lastId = 0;
  let stopped: EngineStoppedError | null = null;

  function stop(cause?: unknown): void {
    stopped ??= new EngineStoppedError(cause);
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
  }

  function settle(id: number, act: (waiting: Waiting) => void): void {
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    act(call);
  }

  worker.on('message', (message: WorkerResponse) => {
    switch (message.kind) {
      case 'notify':
        for (const listener of listeners) listener(message.channel, message.payload);
        break;
      case 'answer':
        settle(message.id, ({ resolve }) => resolve(message.value));
        break;
      case 'failure':
        settle(message.id, ({ reject }) => reject(toError(message.error)));
        break;
    }
  });
  worker.on('error', stop);
  worker.on('exit', () => stop());

  return {
    call(request) {
      if (stopped) return Promise.reject(stopped);
      lastId += 1;
      const id = lastId;
      worker.ref();
      const message = { ...request, id } as WorkerRequest;
      return new Promise((resolve, reject) => {
        // `Requests` pairs each request with its response, and the worker answers by id
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage(message);
      });
    },
    onNotify: (listener) => void listeners.add(listener),
    async terminate() {
      await worker.terminate();
    },
    get stopped() {
      return stopped !== null;
    },
  };
}

/** The error that was sent in parts. */
export function toError({ message, code, ...place }: ErrorParts): Error {
  return code === undefined ? new Error(message) : refusedByStore(message, { code, ...place });
}
