import { Worker } from 'node:worker_threads';
import { ApiError } from '#domain/api/errors';
import { malformed } from './refusal';
import type { InspectionAnswer, InspectionTask, ThreadMessage } from './threadMessages';

export interface InspectionThreadsOptions {
  /** Threads that work at the same time; further files wait. */
  maxAtOnce: number;
  /** Milliseconds for one file once its thread is ready. */
  timeLimitMs: number;
  /** The thread's heap limit in MiB. */
  heapLimitMb: number;
}

export interface InspectionThreads {
  /** @throws ApiError as `FileInspector.inspect` does; an `Error` for a fault of the server. */
  run(task: InspectionTask): Promise<InspectionAnswer>;
  stop(): Promise<void>;
}

/** Milliseconds until a thread has loaded its libraries; a busy machine takes a few seconds. */
const START_LIMIT_MS = 60_000;
/** Milliseconds that an idle thread is kept, so that the next file need not wait for one. */
const IDLE_MS = 60_000;

/** From the sources the thread needs a TypeScript loader; a build has it as one file. */
const THREAD_URL = import.meta.url.endsWith('.ts')
  ? new URL('./inspectionThread.dev.mjs', import.meta.url)
  : new URL('./inspectionThread.js', import.meta.url);

interface Thread {
  worker: Worker;
  ready: boolean;
  idleTimer: NodeJS.Timeout | null;
}

/**
 * Runs each task in a thread that no other task uses at the time. A thread that reaches a limit or
 * crashes is ended and its file refused; the others are used again.
 */
export function createInspectionThreads(options: InspectionThreadsOptions): InspectionThreads {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: (() => void)[] = [];
  const cancels = new Set<() => void>();
  let working = 0;
  let stopped = false;

  function start(): Thread {
    const worker = new Worker(THREAD_URL, {
      resourceLimits: { maxOldGenerationSizeMb: options.heapLimitMb },
    });
    const thread: Thread = { worker, ready: false, idleTimer: null };
    all.add(thread);
    // While a task runs, `runIn` handles an error; without this listener an idle thread's error
    // would end the server
    worker.on('error', () => all.delete(thread));
    worker.on('exit', () => all.delete(thread));
    return thread;
  }

  function keep(thread: Thread): void {
    thread.worker.unref();
    thread.idleTimer = setTimeout(() => {
      idle.splice(idle.indexOf(thread), 1);
      void thread.worker.terminate();
    }, IDLE_MS).unref();
    idle.push(thread);
  }

  function take(): Thread {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.idleTimer) clearTimeout(thread.idleTimer);
      if (!all.has(thread)) continue;
      thread.worker.ref();
      return thread;
    }
    return start();
  }

  function runIn(thread: Thread, task: InspectionTask): Promise<InspectionAnswer> {
    const { worker } = thread;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const end = (settle: () => void, reusable: boolean) => {
        clearTimeout(timer);
        cancels.delete(cancel);
        worker.off('message', hear).off('error', crash).off('exit', crash);
        if (reusable) keep(thread);
        else void worker.terminate();
        settle();
      };
      const cancel = () => end(() => reject(beingStopped()), false);
      const begin = () => {
        timer = setTimeout(
          () => end(() => reject(malformed('it takes too long to read')), false),
          options.timeLimitMs,
        );
        worker.postMessage(task);
      };
      const crash = (cause: unknown) => {
        const outOfMemory = Object(cause).code === 'ERR_WORKER_OUT_OF_MEMORY';
        const error = outOfMemory
          ? malformed('it takes too much memory to read')
          : new Error('An inspection thread ended by itself.', { cause });
        end(() => reject(error), false);
      };
      const hear = (message: ThreadMessage) => {
        switch (message.kind) {
          case 'ready':
            thread.ready = true;
            clearTimeout(timer);
            return begin();
          case 'sound':
            return end(() => resolve(message), true);
          case 'refused':
            return end(
              () => reject(new ApiError(message.code, message.message, message.fields)),
              true,
            );
          case 'failed':
            return end(() => reject(new Error(message.message)), false);
        }
      };
      cancels.add(cancel);
      worker.on('message', hear).on('error', crash).on('exit', crash);
      if (thread.ready) begin();
      else timer = setTimeout(() => crash(new Error('It did not start.')), START_LIMIT_MS);
    });
  }

  async function turn(): Promise<void> {
    if (working >= options.maxAtOnce) await new Promise<void>((go) => waiting.push(go));
    else working += 1;
  }

  return {
    async run(task) {
      if (stopped) throw beingStopped();
      await turn();
      try {
        if (stopped) throw beingStopped();
        return await runIn(take(), task);
      } finally {
        // The slot is passed to the next file, or freed
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
    async stop() {
      stopped = true;
      for (const cancel of [...cancels]) cancel();
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}

function beingStopped(): ApiError {
  return new ApiError('unavailable', 'The server is being stopped.');
}
