// @ts-check
/**
 * The thread that PGlite runs in: it blocks its thread, which must not be the server's.
 * `workerEngine.ts` sends it messages and gives them their types.
 */
import { parentPort } from 'node:worker_threads';
import { createPgliteEngine, partsOfError } from './pgliteEngine.mjs';

/**
 * @typedef {import('./workerMessages').WorkerRequest} WorkerRequest
 * @typedef {import('./workerMessages').WorkerResponse} WorkerResponse
 */

/** @param {WorkerResponse} message */
function post(message) {
  parentPort?.postMessage(message);
}

const engine = createPgliteEngine((channel, payload) => post({ kind: 'notify', channel, payload }));

/** @param {WorkerRequest} request */
async function answer(request) {
  try {
    post({ kind: 'answer', id: request.id, value: await engine.perform(request) });
  } catch (error) {
    post({ kind: 'failure', id: request.id, error: partsOfError(error) });
  }
}

/** One request at a time, in the order they came: PGlite has one session. */
let last = Promise.resolve();
parentPort?.on('message', (/** @type {WorkerRequest} */ request) => {
  last = last.then(() => answer(request));
});
