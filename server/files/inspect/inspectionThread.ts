/** The thread that opens uploaded files, so that a hostile file can only crash this thread. */
import { parentPort } from 'node:worker_threads';
import { makePhoto, makeSquare } from './image/makeImage';
import { inspectPdf } from './pdf/inspectPdf';
import { isFileRefusal } from './refusal';
import type { InspectionTask, ThreadMessage } from './threadMessages';

async function perform({ kind, bytes }: InspectionTask): Promise<ThreadMessage> {
  switch (kind) {
    case 'pdf':
      return { kind: 'sound', pages: await inspectPdf(bytes), bytes: null };
    case 'photo':
      return { kind: 'sound', pages: null, bytes: await makePhoto(bytes) };
    case 'square':
      return { kind: 'sound', pages: null, bytes: await makeSquare(bytes) };
  }
}

function answer(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

// A rejected promise that a library did not handle; the awaited one reports the result
process.on('unhandledRejection', () => undefined);

parentPort?.on('message', async (task: InspectionTask) => {
  try {
    answer(await perform(task));
  } catch (error) {
    answer(
      isFileRefusal(error)
        ? { kind: 'refused', code: error.code, message: error.message, fields: error.fields }
        : { kind: 'failed', message: error instanceof Error ? `${error.stack}` : String(error) },
    );
  }
});
answer({ kind: 'ready' });
