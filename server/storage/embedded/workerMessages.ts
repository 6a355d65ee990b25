import type { Answer, Parameter } from '../connection';

/** Opens the database; must be the first request. */
export interface OpenRequest {
  kind: 'open';
  /** The database's own folder; null keeps it in memory, without fsync. */
  directory: string | null;
  /** A `dump` file to begin from; only for a database that does not exist yet. */
  templateFile: string | null;
  /** Further arguments of `initdb`, for a database that does not exist yet. */
  initdb?: readonly string[];
}

/** Every request to the worker, without its number, and its response. */
export interface Requests {
  open: { request: OpenRequest; answer: undefined };
  query: {
    /** With a name, always the same, the statement is kept for its next use. */
    request: {
      kind: 'query';
      sql: string;
      params: readonly Parameter[];
      name?: string | undefined;
    };
    answer: Answer;
  };
  /** Several statements, no parameters, no rows. */
  exec: { request: { kind: 'exec'; sql: string }; answer: undefined };
  /** The whole database as an uncompressed tar. */
  dump: { request: { kind: 'dump' }; answer: Uint8Array };
  /** How often PostgreSQL asked for an fsync and got one, since `open`. */
  countSyncs: { request: { kind: 'countSyncs' }; answer: number };
  /** Shuts PostgreSQL down; syncs every file of the folder `syncTree` names. */
  close: { request: { kind: 'close'; syncTree: string | null }; answer: undefined };
}
export type RequestKind = keyof Requests;

export type EngineRequest = Requests[RequestKind]['request'];
export type WorkerRequest = EngineRequest & { id: number };

/** The parts of an error that are sent between threads. */
export interface ErrorParts {
  message: string;
  /** SQLSTATE, when PostgreSQL refused. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

export type WorkerResponse =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: ErrorParts }
  | { kind: 'notify'; channel: string; payload: string };
