// @ts-check
/**
 * PGlite, asked by messages. Plain JavaScript, because the thread that runs it gets no TypeScript
 * loader on Node 20. Values are PostgreSQL's text format, which the main thread decodes with the
 * same table as the `pg` driver's.
 */
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPreparedStatements } from './preparedStatements.mjs';

/**
 * @typedef {import('./workerMessages').EngineRequest} EngineRequest
 * @typedef {import('./workerMessages').OpenRequest} OpenRequest
 */

const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = protocol.messages;

const SHARED = ['-c', 'shared_buffers=16MB'];
/** PGlite's own parameters without `-F`, so that PostgreSQL asks for every fsync it needs. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SHARED,
  '-c',
  'wal_sync_method=fsync',
];
const VOLATILE = [...PGlite.defaultStartParams, ...SHARED];

/** @param {string} path */
function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a folder and all it holds. Windows cannot open folders; its journal keeps their entries.
 * @param {string} directory */
function syncTree(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  if (process.platform !== 'win32') syncPath(directory);
}

/** PGlite's Node file system, which drops every fsync, with one that reaches the disk. */
class SyncingNodeFS extends NodeFS {
  calls = 0;

  /** @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    /** @param {any} module */
    const addSync = (module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {any} */ stream) => {
        this.calls += 1;
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else if (process.platform !== 'win32') syncPath(module.NODEFS.realPath(stream.node));
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

/**
 * The parts of an answer that the caller needs; a value stays the text that it is.
 * @param {Awaited<ReturnType<PGlite['execProtocolStream']>>} messages
 */
function answerIn(messages) {
  /** @type {import('../connection').Answer & { rows: (string | null)[][] }} */
  const answer = { columns: [], rows: [], command: '' };
  for (const message of messages) {
    if (message instanceof DataRowMessage) answer.rows.push(message.fields);
    else if (message instanceof RowDescriptionMessage) {
      answer.columns = message.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
    } else if (message instanceof CommandCompleteMessage) answer.command = message.text;
  }
  return answer;
}

/**
 * One database, which the first request opens.
 * @param {(channel: string, payload: string) => void} notify
 */
export function createPgliteEngine(notify) {
  /** @type {PGlite | null} */
  let database = null;
  /** @type {SyncingNodeFS | null} */
  let files = null;
  const statements = createPreparedStatements();

  function opened() {
    if (!database) throw new Error('The embedded database is not open.');
    return database;
  }

  /** @param {OpenRequest} request */
  async function open({ directory, templateFile, initdb = [] }) {
    files = directory === null ? null : new SyncingNodeFS(directory);
    database = await PGlite.create({
      startParams: files ? DURABLE : VOLATILE,
      initDbStartParams: [...initdb],
      ...(files && { fs: files }),
      ...(templateFile !== null && { loadDataDir: new Blob([readFileSync(templateFile)]) }),
    });
    database.onNotification(notify);
  }

  /**
   * A statement in one message, where PGlite's own `query` sends six, each with its own run.
   * @param {import('./workerMessages').Requests['query']['request']} request
   */
  async function query(request) {
    try {
      const message = statements.messageOf(request);
      return answerIn(await opened().execProtocolStream(message, { syncToFs: false }));
    } catch (error) {
      statements.noteFailure(request.name);
      throw error;
    }
  }

  return {
    /** @param {EngineRequest} request */
    async perform(request) {
      switch (request.kind) {
        case 'open':
          return open(request);
        case 'query':
          return query(request);
        case 'exec':
          statements.parseAnew();
          await opened().exec(request.sql);
          return undefined;
        case 'dump':
          return new Uint8Array(await (await opened().dumpDataDir('none')).arrayBuffer());
        case 'countSyncs':
          return files?.calls ?? 0;
        case 'close':
          await opened().close();
          database = null;
          if (request.syncTree !== null) syncTree(request.syncTree);
          return undefined;
      }
    },
  };
}

/** The parts of an error that survive the way to the other thread.
 * @param {unknown} error */
export function partsOfError(error) {
  const { message, code, constraint, table, column } = Object(error);
  return { message: String(message ?? error), code, constraint, table, column };
}
