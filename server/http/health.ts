import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { SECOND } from '../lib/time';

/** How one part is; figures by name. */
interface PartState {
  ok: boolean;
  [figure: string]: boolean | number | string | null;
}

/** A part of a node that `/readyz` names. */
export interface HealthPart {
  name: string;
  /** Whether a node is of no use without it. */
  needed: boolean;
  read(): PartState | Promise<PartState>;
}

export interface HealthDeps {
  /** Rejects when the store cannot be used, as `databaseHealth` does. */
  healthy?: (() => Promise<void>) | undefined;
  /** How much of the lists has been read in, from 0 to 1; null, or absent, when they are whole. */
  listsLoading?: (() => number | null) | undefined;
  parts?: readonly HealthPart[] | undefined;
  /** Whether the server is being stopped: nobody new is to be sent here. */
  isStopping(): boolean;
}

/** Health checks a minute from one address: several load balancers may each check once a second. */
const CHECKS_PER_MINUTE = 600;
/** Seconds after which a balancer may ask again. */
const AGAIN = 5;

/** Asked every second by several: what goes well belongs neither in the log nor in the traces. */
const QUIET = {
  config: { quiet: true, rateLimit: { max: CHECKS_PER_MINUTE, timeWindow: '1 minute' } },
} as const;
/** What is not well is said once, in words of its own. */
const SILENT = { ...QUIET, logLevel: 'silent' } as const;

/**
 * `/livez`: the process turns; asks nothing. `/readyz`: requests are to be sent here; says of each part
 * how it is. `/healthz`: the database can be used; how far the lists are.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { healthy, listsLoading, parts = [], isStopping } = deps;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  let missing = '';

  /** What changes is said once. */
  function noteMissing(names: readonly string[]): void {
    const now = names.join(', ');
    if (now === missing) return;
    if (now === '') app.log.warn('the node is ready again');
    else app.log.warn({ missing: names }, 'the node is not ready');
    missing = now;
  }

  async function states(): Promise<[HealthPart, PartState][]> {
    const database: HealthPart = {
      name: 'database',
      needed: true,
      read: async () => {
        await healthy?.();
        return { ok: true };
      },
    };
    return Promise.all(
      [...(healthy ? [database] : []), ...parts].map(
        async (part): Promise<[HealthPart, PartState]> => {
          try {
            return [part, await part.read()];
          } catch {
            return [part, { ok: false }];
          }
        },
      ),
    );
  }

  app.get('/livez', SILENT, async () => {
    const seconds = Math.round(delay.percentile(99) / 1e6) / SECOND;
    delay.reset();
    return { status: 0, eventLoopDelaySeconds: Number.isFinite(seconds) ? seconds : 0 };
  });

  app.get('/readyz', SILENT, async () => {
    const read = await states();
    const said = Object.fromEntries(read.map(([{ name }, state]) => [name, state]));
    const loaded = listsLoading?.() ?? null;
    const names = [
      ...(isStopping() ? ['stopping'] : []),
      ...read.filter(([{ needed }, { ok }]) => needed && !ok).map(([{ name }]) => name),
      ...(loaded === null ? [] : ['lists']),
    ];
    noteMissing(names);
    if (names.length > 0) {
      throw new ApiError('unavailable', `Not ready: ${names.join(', ')}.`, undefined, {
        missing: names,
        parts: said,
        retryAfter: AGAIN,
        ...(names.length === 1 && loaded !== null && { reason: 'lists_loading' }),
      });
    }
    return { status: 0, ...(read.length > 0 && { parts: said }) };
  });

  app.get('/healthz', QUIET, async () => {
    if (isStopping()) throw new ApiError('unavailable', 'The server is being stopped.');
    await healthy?.();
    return { status: 0, ...(listsLoading && listsState(listsLoading())) };
  });
}

/** What the health check says of the lists. */
const listsState = (loaded: number | null) =>
  loaded === null
    ? { lists: 'ready' }
    : { lists: 'loading', loaded: Math.floor(loaded * 100) / 100 };
