import { Socket } from 'node:net';
import pg from 'pg';
import { within } from '../lib/within';
import type { PatienceLimits } from './patience';

/** Milliseconds. */
export interface LineLimits extends PatienceLimits {
  /** For a new connection, or for a free one of the pool. */
  connect: number;
  /** For the question whether a connection still works. */
  check: number;
  /** A connection that was not used for so long is asked before it is used. */
  unused: number;
  /** Between two questions to a connection that only listens. */
  listening: number;
  /** For the other ends to take leave when the pool is closed. */
  goodbye: number;
  /**
   * For a lock that another holds, by PostgreSQL itself: less than the client's patience, since a refusal by
   * the server says for certain that nothing was done.
   */
  lock: number;
}

/** PostgreSQL ends a statement after so many milliseconds; what is late after that is a dead line. */
const STATEMENT_MS = 30_000;

export const LINE_LIMITS: LineLimits = {
  hurried: 8_000,
  usual: STATEMENT_MS + 3_000,
  connect: 8_000,
  check: 2_000,
  unused: 2_000,
  listening: 5_000,
  goodbye: 500,
  lock: 7_000,
};

/** Settings of every session. */
const SESSION = [
  // The text form of values must not depend on the server's own settings
  'timezone=UTC',
  'datestyle=ISO',
  'bytea_output=hex',
  `statement_timeout=${STATEMENT_MS}`,
  // A node that is frozen or cut off holds its locks no longer than this
  'idle_in_transaction_session_timeout=60s',
  'tcp_user_timeout=20s',
  'tcp_keepalives_idle=20s',
  'tcp_keepalives_interval=5s',
  'tcp_keepalives_count=3',
];

/** An address without the options of a session that it names: to the driver they are in place of ours. */
function withoutOptions(databaseUrl: string): { address: string; options: string[] } {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const options = url?.searchParams.getAll('options') ?? [];
  if (url === null || options.length === 0) return { address: databaseUrl, options };
  url.searchParams.delete('options');
  return { address: url.href, options };
}

/** What every connection of a node has in common. */
export function lineSettings(databaseUrl: string, { connect, lock }: LineLimits): pg.ClientConfig {
  const { address, options } = withoutOptions(databaseUrl);
  const ours = [...SESSION, `lock_timeout=${lock}`].map((setting) => `-c ${setting}`);
  return {
    connectionString: address,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: [...options, ...ours].join(' '),
    application_name: 'vikari',
    types: { getTypeParser: () => (text: string) => text },
  };
}

/**
 * A connection whose socket we hold: one whose other end is silent cannot be closed in good order,
 * since nobody answers the goodbye.
 */
export class LineClient extends pg.Client {
  /** Milliseconds of the monotonic clock at which the server last answered. */
  answeredAt = performance.now();
  private readonly line: Socket;

  constructor(settings?: pg.ClientConfig) {
    const line = new Socket();
    super({ ...settings, stream: () => line });
    this.line = line;
    // A broken connection fails its query; an `error` without a listener would end the process
    this.on('error', () => undefined);
  }

  /** Ends the connection without a word. */
  cut(): void {
    this.line.destroy();
  }

  /**
   * The answer, if it comes within so many milliseconds; else the connection is cut.
   * @throws LateError
   */
  async answered<T>(answer: Promise<T>, milliseconds: number | null): Promise<T> {
    try {
      const given = await within(answer, milliseconds, 'PostgreSQL');
      this.answeredAt = performance.now();
      return given;
    } catch (error) {
      // A refusal is an answer too
      if (error instanceof pg.DatabaseError) this.answeredAt = performance.now();
      else this.cut();
      throw error;
    }
  }

  /** Whether the other end answers a question within so many milliseconds. */
  async works(milliseconds: number): Promise<boolean> {
    return this.answered(this.query('select 1'), milliseconds).then(
      () => true,
      () => false,
    );
  }
}
